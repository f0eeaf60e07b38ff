import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: here,
  plugins: [react(), tailwind()],
  resolve: { alias: { '@': here.replace(/\/$/, '') } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the content policy allows no inline style or script, and pictures are cached better as files
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
