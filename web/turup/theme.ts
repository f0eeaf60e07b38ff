import type { Theme } from '@/scene/theme.ts';

export const THEME: Theme = {
  name: 'turup',
  back: new URL('../art/turup-back.svg', import.meta.url).href,
  carpet: new URL('../art/turup-carpet.svg', import.meta.url).href,
  tall: new URL('../art/turup-scene-portrait.svg', import.meta.url).href,
  wide: new URL('../art/turup-scene-landscape.svg', import.meta.url).href,
  swatch: new URL('../art/swatch-turup.webp', import.meta.url).href,
};
