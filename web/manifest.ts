import type { ManifestOptions } from 'vite-plugin-pwa';

/** What a device is told when the app is installed. */
export const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'المجلس · Majlis',
  short_name: 'المجلس',
  description: 'بلوت وتروب ودهابا بازي وترونفو مع الأصحاب والروبوت',
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
  shortcuts: [
    { name: 'بلوت', url: '/play/baloot', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'تروب', url: '/play/turup', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'دهابا بازي', url: '/play/dhappa', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'ترونفو', url: '/play/trunfo', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
  ],
};
