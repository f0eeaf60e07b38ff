import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { MANIFEST } from './manifest.ts';
import { words } from './words/compile.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The gallery is a page of its own, never part of what players get. `PAGES=gallery` builds only it: for work on the scene. */
const pages = (mode: string): readonly string[] =>
  (process.env.PAGES?.split(',') ?? (mode === 'test' ? ['index', 'gallery', 'fed', 'shell'] : ['index'])).map(
    page => `${here}${page}.html`,
  );

/** Everything a cold start without a network needs. The shell registers it, and offers updates between games. */
const offline = (mode: string) =>
  VitePWA({
    strategies: 'generateSW',
    injectRegister: null,
    filename: 'sw.js',
    manifest: MANIFEST,
    workbox: {
      mode: mode === 'production' ? mode : 'development', // minified for players only: it takes seconds
      sourcemap: false,
      globPatterns: ['**/*.{html,js,css,svg,woff2,png}'],
      globIgnores: [
        '**/*vietnamese*',
        '**/*latin-ext*',
        '**/noto-*',
        '**/icons/*',
        '**/gallery*',
        '**/fed*',
        '**/shell.html',
        '**/{turup,dhappa}-*', // drawings of games that are not at the table yet
      ],
      runtimeCaching: [{ urlPattern: /\.woff2$/, handler: 'CacheFirst', options: { cacheName: 'fonts' } }], // scripts few players need
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/api\//, /^\/ws/, /\.[a-z]+$/],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
    },
  });

export default defineConfig(({ mode }) => ({
  root: here,
  plugins: [words(), react(), tailwind(), offline(mode)],
  resolve: { alias: { '@': here.replace(/\/$/, '') } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the content policy allows no inline style or script, and pictures are cached better as files
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: [...pages(mode)] },
  },
}));
