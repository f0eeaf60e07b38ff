import type { Theme } from '@/scene/theme.ts';

export const THEME: Theme = {
  name: 'trunfo',
  back: new URL('../art/trunfo-back.svg', import.meta.url).href,
  carpet: new URL('../art/trunfo-carpet.svg', import.meta.url).href,
  tall: new URL('../art/trunfo-scene-portrait.svg', import.meta.url).href,
  wide: new URL('../art/trunfo-scene-landscape.svg', import.meta.url).href,
  swatch: new URL('../art/swatch-trunfo.webp', import.meta.url).href,
};
