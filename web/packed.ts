import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = '**/*.{html,js,css,svg,webmanifest}';

/** For Vite: every text of the app lies beside itself packed, so that the house sends a third of it and packs nothing while people wait. Plain http knows gzip only. */
export const packed = (): Plugin => {
  let folder = '';
  return {
    name: 'majlis:packed',
    apply: (_, { mode }) => mode === 'production',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        for (const file of globSync(TEXT, { cwd: folder })) {
          const text = readFileSync(join(folder, file));
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          writeFileSync(join(folder, `${file}.gz`), gzipSync(text, { level: 9 }));
          writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text, { params: size }));
        }
      },
    },
  };
};
