import { expect, test } from 'vitest';
import { drawn, type PictureText, svgOf } from './picture.ts';
import { galleryOf } from './pictures.ts';

const of = (heading: string): PictureText => ({ heading, sides: null, foot: '' });

const MATCH: PictureText = {
  heading: 'Trunfo',
  sides: [
    { names: ['</text><script>x</script>', 'نورة\u0000'], score: 5 },
    { names: ['नूरा', 'a'.repeat(80)], score: 3 },
  ],
  foot: '',
};

test('[T66] a name on a picture stays a name: no markup of its own, no longer than its place, no letters that cannot be drawn', () => {
  const svg = svgOf(MATCH);
  expect(svg).not.toContain('<script>');
  expect(svg).not.toContain('\u0000');
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;x&lt;/scr…');
  expect(svg).toContain('>Player<');
  expect(svg).toContain(`>${'a'.repeat(21)}…<`);
});

test('[T66] it is a picture of 1200 × 630, and the same one each time', async () => {
  const [one, two] = [await drawn(MATCH), await drawn(MATCH)];
  expect(one.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(one.equals(two)).toBe(true);
  expect(one.length).toBeLessThan(200_000);
});

test('[T66] each is drawn once, one at a time; who comes when too many wait is told so; what failed is drawn again', async () => {
  const asked: string[] = [];
  const doors: (() => void)[] = [];
  const gallery = galleryOf(({ heading }) => {
    asked.push(heading);
    return new Promise((done, fail) =>
      doors.push(() => (heading === 'bad' ? fail(new Error(heading)) : done(Buffer.from(heading)))),
    );
  });
  const settle = (): Promise<void> => new Promise(done => setImmediate(done));
  const all = ['a', 'a', 'bad', 'c', 'd', 'e', 'f', 'g', 'h'].map(name => gallery(of(name)));
  for (const one of all) one?.catch(() => undefined);
  expect(gallery(of('i'))).toBe(null);
  await settle();
  expect(asked).toEqual(['a']);
  for (let n = 0; n < 8; n++) {
    doors[n]?.();
    await settle();
  }
  expect(asked).toEqual(['a', 'bad', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(String(await all[0])).toBe('a');
  await expect(all[2]).rejects.toThrow('bad');
  void gallery(of('bad'))?.catch(() => undefined);
  void gallery(of('a'));
  await settle();
  expect(asked.filter(name => name === 'bad').length).toBe(2);
  expect(asked.filter(name => name === 'a').length).toBe(1);
});

test('[T66] no more of them are kept than fit a corner', async () => {
  const asked: string[] = [];
  const gallery = galleryOf(async ({ heading }) => {
    asked.push(heading);
    return Buffer.from(heading);
  });
  for (let n = 0; n < 60; n++) await gallery(of(String(n)));
  await gallery(of('59'));
  await gallery(of('0'));
  expect(asked.length).toBe(61);
});
