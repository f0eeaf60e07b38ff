import type { Theme } from '@/scene/theme.ts';

export const THEME: Theme = {
  name: 'dhappa',
  back: new URL('../art/dhappa-back.svg', import.meta.url).href,
  carpet: new URL('../art/dhappa-carpet.svg', import.meta.url).href,
  tall: new URL('../art/dhappa-scene-portrait.svg', import.meta.url).href,
  wide: new URL('../art/dhappa-scene-landscape.svg', import.meta.url).href,
  swatch: new URL('../art/swatch-dhappa.webp', import.meta.url).href,
};
