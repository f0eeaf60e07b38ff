import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { slimArt } from './art/slim.ts';
import { doubled } from './doubled.ts';
import { manifestOf } from './manifest.ts';
import { keptFromStart } from './offline/from-start.ts';
import { oneHouse } from './offline/one-house.ts';
import { packed } from './packed.ts';
import { KEPT, keptFiles } from './shell/kept.ts';
import type { WebGame } from './table/web-game.ts';
import { catalogueAt, words } from './words/compile.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The gallery is a page of its own, never part of what players get. `PAGES=gallery` builds only it: for work on the scene. */
const pages = (mode: string): readonly string[] =>
  (process.env.PAGES?.split(',') ?? (mode === 'test' ? ['index', 'gallery', 'fed', 'shell'] : ['index'])).map(
    page => `${here}${page}.html`,
  );

/** Read as it is: bundled into this file it would bring every table along. */
const gamesHere = async (): Promise<readonly WebGame[]> =>
  (await import(new URL('./games.ts', import.meta.url).href)).GAMES;

/** Everything a cold start without a network needs. The shell registers it, and offers updates between games. */
const offline = (mode: string, games: readonly WebGame[], only: ReturnType<typeof keptFromStart>['only']) =>
  VitePWA({
    strategies: 'generateSW',
    injectRegister: null,
    filename: 'sw.js',
    manifest: manifestOf(games),
    includeManifestIcons: false, // a device keeps its own copy of them
    workbox: {
      mode: mode === 'production' ? mode : 'development', // minified for players only: it takes seconds
      sourcemap: false,
      globPatterns: ['**/*.{html,js,css,svg,webp,woff2}'],
      manifestTransforms: [manifest => ({ manifest: only(manifest), warnings: [] })],
      globIgnores: [
        '**/*vietnamese*',
        '**/*latin-ext*',
        '**/noto-*',
        '**/*-scene-landscape-*',
        '**/tent-landscape-*',
        'signs/*', // talk between people
        'kept.js',
        '**/gallery*',
        '**/fed*',
        '**/shell.html',
      ],
      // What is not there from the start is kept once somebody saw it: a language, its letters, a wide room, every page that is not home or a table.
      runtimeCaching: [
        {
          urlPattern: /\/(signs|assets)\//,
          handler: 'CacheFirst',
          options: { cacheName: KEPT },
        },
      ],
      importScripts: ['/kept.js'],
      clientsClaim: true,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/api\//, /^\/ws/, /\.[a-z]+$/],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
    },
  });

/** What is kept from the start is decided by names: words have that of their language. */
const named = ({ facadeModuleId }: { readonly facadeModuleId: string | null }): string => {
  const words = catalogueAt(facadeModuleId ?? '');
  if (words) return `assets/words-${words.language}-${words.part}-[hash].js`;
  return facadeModuleId?.includes('/uqr/') ? 'assets/qr-[hash].js' : 'assets/[name]-[hash].js';
};

/** React by itself, and so the bundler's helpers too: beside the scene they would bring it and its styles into the worker. */
const REACT = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ };

/** The list of games by itself, and what it needs: the page and the worker both load from it. */
const LIST = { name: 'games', test: (id: string) => id === `${here}games.ts` };

/** The worker loads games too, and a worker has no page to put a preload on; only tables are never loaded by it. */
const onPages = (file: string, needed: string[], { hostId }: { readonly hostId: string }): string[] =>
  /\/(games|host)-/.test(hostId) && !/Table-/.test(file) ? [] : needed;

export default defineConfig(async ({ mode }) => {
  const { plugin, only } = keptFromStart();
  return {
    root: here,
    plugins: [
      doubled(mode),
      words(),
      oneHouse(),
      slimArt(),
      keptFiles(),
      react(),
      tailwind(),
      plugin,
      offline(mode, await gamesHere(), only),
      packed(),
    ],
    resolve: {
      alias: {
        '@': here.replace(/\/$/, ''),
        'use-sync-external-store/shim/index.js': 'react', // which has had it itself for long
      },
    },
    build: {
      target: 'es2023',
      assetsInlineLimit: 0, // the content policy allows no inline style or script, and pictures are cached better as files
      modulePreload: { polyfill: false, resolveDependencies: onPages },
      reportCompressedSize: false,
      rolldownOptions: {
        input: [...pages(mode)],
        output: { chunkFileNames: named, codeSplitting: { groups: [REACT, LIST] } },
      },
    },
  };
});
