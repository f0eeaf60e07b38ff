import type { ManifestOptions } from 'vite-plugin-pwa';
import type { WebGame } from './table/web-game.ts';

const nameOf = ({ title }: WebGame): string => title.ar ?? title.en;

/** What a device is told when the app is installed. */
export const manifestOf = (games: readonly WebGame[]): Partial<ManifestOptions> => ({
  id: '/',
  name: 'المجلس · Majlis',
  short_name: 'المجلس',
  description: `${games.map(nameOf).join(' و')} مع الأصحاب والروبوت`,
  lang: 'ar',
  dir: 'rtl',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#130a08',
  theme_color: '#130a08',
  categories: ['games'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: games.map(game => ({
    name: nameOf(game),
    url: `/play/${game.name}`,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
  })),
});
