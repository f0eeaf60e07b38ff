import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { words } from './words/compile.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The gallery is a page of its own, never part of what players get. `PAGES=gallery` builds only it: for work on the scene. */
const pages = (mode: string): readonly string[] =>
  (process.env.PAGES?.split(',') ?? (mode === 'test' ? ['index', 'gallery', 'fed', 'shell'] : ['index'])).map(
    page => `${here}${page}.html`,
  );

export default defineConfig(({ mode }) => ({
  root: here,
  plugins: [words(), react(), tailwind()],
  resolve: { alias: { '@': here.replace(/\/$/, '') } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the content policy allows no inline style or script, and pictures are cached better as files
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: [...pages(mode)] },
  },
}));
