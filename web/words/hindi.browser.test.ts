import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { newPage } from '@/test/page.ts';

const WHOLE = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';
const HERE = new URL('./', import.meta.url);
const HINDI = new URL('hi/', HERE);

const fontOf = (path: string | URL): string => readFileSync(path).toString('base64');

const words = (): readonly string[] => {
  const catalogues = [
    ...readdirSync(HINDI).map(file => new URL(file, HINDI)),
    ...GAMES.filter(({ speaks }) => speaks.includes('hi')).map(({ name }) => new URL(`../${name}/words/hi.json`, HERE)),
  ];
  const texts = [
    ...catalogues.flatMap(file => Object.values<string>(JSON.parse(readFileSync(file, 'utf8')))),
    ...GAMES.flatMap(({ title, line }) => [title.hi ?? '', line.hi ?? '']),
  ];
  return [...new Set(texts.flatMap(text => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []))];
};

test('I18N-01 every Hindi word is as wide and as high in the small font as in the whole one; other letters are not', async () => {
  const page = await newPage('/fair');
  const odd = await page.evaluate(
    async ([list, small, whole]) => {
      const bytes = (text: string) => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
      for (const [name, font] of Object.entries({ small, whole }))
        document.fonts.add(await new FontFace(name, bytes(font), { weight: '400 800' }).load());
      const pen = new OffscreenCanvas(9, 9).getContext('2d');
      if (!pen) return ['no pen'];
      const measured = (word: string, font: string): readonly number[] => {
        pen.font = `600 100px ${font}`;
        const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(word);
        return [width, actualBoundingBoxAscent, actualBoundingBoxDescent];
      };
      return list.filter(word => {
        const whole = measured(word, 'whole');
        return measured(word, 'small').some((size, i) => Math.abs(size - (whole[i] ?? 0)) > 2);
      });
    },
    [
      [...words(), 'ळॐ'],
      fontOf(new URL('../fonts/noto-devanagari.woff2', import.meta.url)),
      fontOf(createRequire(import.meta.url).resolve(WHOLE)),
    ] as const,
  );
  expect(words().length).toBeGreaterThan(300);
  expect(odd).toEqual(['ळॐ']);
  await page.context().close();
});
