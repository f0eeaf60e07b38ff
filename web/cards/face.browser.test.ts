import { pack, RANKS } from '@majlis/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { face } from '@/cards/face.ts';
import { newPage } from '@/test/page.ts';

let page: Page;

beforeAll(async () => {
  page = await newPage('/gallery.html?table=rest');
});

const PACK = pack(RANKS);

interface Part {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The brightness of the pixels of a part of a drawing, row by row. */
const pixels = (svg: string, width: number, height: number, part: Part): Promise<readonly number[]> =>
  page.evaluate(
    async ([text, wide, high, { x, y, w, h }]) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
      await image.decode();
      const context = new OffscreenCanvas(wide, high).getContext('2d')!;
      context.drawImage(image, 0, 0, wide, high);
      const { data } = context.getImageData(x, y, w, h);
      return Array.from({ length: w * h }, (_, i) =>
        Math.round(0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!),
      );
    },
    [svg, width, height, part] as const,
  );

test('IDX-02 the index block is 30 to 35 % of the card, on all 52 cards in both languages', async () => {
  const svgs = (['en', 'ar'] as const).flatMap(index => PACK.map(card => face(card, { index, colours: 2 })));
  const widths = await page.evaluate(texts => {
    const host = document.body.appendChild(document.createElement('div'));
    return texts.flatMap(text => {
      host.innerHTML = text;
      return [...host.querySelectorAll<SVGGElement>('[data-part=index]')].map(part => part.getBBox().width / 250);
    });
  }, svgs);
  expect(widths).toHaveLength(208);
  for (const width of widths) {
    expect(width).toBeGreaterThanOrEqual(0.3);
    expect(width).toBeLessThanOrEqual(0.35);
  }
});

test('CARD-02 drawn at 750 × 1050 an edge of the index blurs over two pixels at most', async () => {
  const line = await pixels(face('10S', { index: 'en', colours: 2 }), 750, 1050, { x: 30, y: 162, w: 255, h: 1 });
  let ramp = 0;
  let longest = 0;
  for (const value of line) {
    ramp = value > 60 && value < 235 ? ramp + 1 : 0;
    longest = Math.max(longest, ramp);
  }
  expect(Math.min(...line)).toBeLessThan(60);
  expect(longest).toBeLessThanOrEqual(2);
});

test('IDX-05 the index of a court stands on solid white, its art is a little transparent', async () => {
  for (const card of PACK.filter(one => /^[KQJ]/.test(one))) {
    const svg = face(card, { index: 'en', colours: 2 });
    for (const y of [12, 157])
      for (const x of [24, 82])
        expect((await pixels(svg, 250, 350, { x, y, w: 1, h: 1 }))[0]!, `${card} at ${x},${y}`).toBeGreaterThanOrEqual(
          250,
        );
    expect(Number(/<g opacity="(\.\d+)"/.exec(svg)?.[1])).toBeGreaterThanOrEqual(0.85);
    expect(Number(/<g opacity="(\.\d+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(0.95);
  }
});

/** Structural likeness of two pictures, the mean over windows of 8 × 8. */
const likeness = (a: readonly number[], b: readonly number[], width: number): number => {
  const height = a.length / width;
  const scores: number[] = [];
  for (let y = 0; y + 8 <= height; y += 4)
    for (let x = 0; x + 8 <= width; x += 4) {
      const at = Array.from({ length: 64 }, (_, i) => (y + Math.floor(i / 8)) * width + x + (i % 8));
      const mean = (p: readonly number[]) => at.reduce((sum, i) => sum + p[i]!, 0) / 64;
      const [ma, mb] = [mean(a), mean(b)];
      const co = (p: readonly number[], mp: number, q: readonly number[], mq: number) =>
        at.reduce((sum, i) => sum + (p[i]! - mp) * (q[i]! - mq), 0) / 63;
      const [va, vb, vab] = [co(a, ma, a, ma), co(b, mb, b, mb), co(a, ma, b, mb)];
      scores.push(((2 * ma * mb + 6.5) * (2 * vab + 58.5)) / ((ma ** 2 + mb ** 2 + 6.5) * (va + vb + 58.5)));
    }
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

test('IDX-06 no two figures can be taken for one another at 98 px', async () => {
  for (const index of ['en', 'ar'] as const) {
    const figures: { readonly rank: string; readonly part: readonly number[] }[] = [];
    for (const rank of RANKS) {
      figures.push({
        rank,
        part: await pixels(face(`${rank}S`, { index, colours: 2 }), 98, 137, { x: 5, y: 4, w: 32, h: 34 }),
      });
    }
    for (const [i, a] of figures.entries())
      for (const b of figures.slice(i + 1))
        expect(likeness(a.part, b.part, 32), `${a.rank} and ${b.rank} in ${index}`).toBeLessThan(0.8);
  }
});

test('CARD-05 the corner of a card is the table, not white', async () => {
  const alpha = await page.evaluate(
    async text => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
      await image.decode();
      const context = new OffscreenCanvas(250, 350).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [
        [1, 1],
        [248, 1],
        [1, 348],
        [248, 348],
      ].map(([x, y]) => context.getImageData(x!, y!, 1, 1).data[3]);
    },
    face('7D', { index: 'en', colours: 2 }),
  );
  expect(alpha).toEqual([0, 0, 0, 0]);
});

test('ART-02 a golden card rests without a filter; picked, one strip of light moves by its transform alone', async () => {
  const golden = await newPage('/gallery.html?table=rest&golden');
  const card = golden.locator('.mj-hand .mj-card').last();
  await card.waitFor();
  const styles = () =>
    card.evaluate(node => {
      const nodes = [node, ...node.querySelectorAll('*')];
      const filters = nodes.flatMap(one => ['', '::after'].map(part => getComputedStyle(one, part).filter));
      const shine = node
        .getAnimations({ subtree: true })
        .find(one => (one as CSSAnimation).animationName === 'mj-shine');
      const frames = (shine?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
      const known = new Set(['offset', 'computedOffset', 'easing', 'composite']);
      return {
        filters: [...new Set(filters)],
        moves: [...new Set(frames.flatMap(Object.keys))].filter(key => !known.has(key)),
      };
    });
  expect(await styles()).toEqual({ filters: ['none'], moves: [] });
  await golden.evaluate(() => {
    for (const sheet of document.styleSheets)
      sheet.insertRule('.mj-inner::after { animation-play-state: paused !important; }', sheet.cssRules.length);
  });
  // as SEL-01 proves that a picked card is
  await card.evaluate(node => node.setAttribute('aria-pressed', 'true'));
  await expect.poll(async () => (await styles()).moves).toEqual(['transform']);
  await golden.context().close();
});
