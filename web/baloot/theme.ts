import type { Theme } from '@/scene/theme.ts';

export const THEME: Theme = {
  name: 'baloot',
  back: new URL('../art/card-back.svg', import.meta.url).href,
  carpet: new URL('../art/sadu-carpet.svg', import.meta.url).href,
  tall: new URL('../art/tent-portrait.svg', import.meta.url).href,
  wide: new URL('../art/tent-landscape.svg', import.meta.url).href,
  swatch: new URL('../art/swatch-baloot.webp', import.meta.url).href,
};
