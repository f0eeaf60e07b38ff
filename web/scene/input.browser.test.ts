import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bare, change, HAND, laid, openGallery, settle, show } from '@/test/gallery.ts';
import { slowed } from '@/test/page.ts';
import { paint } from '@/test/unpainted.ts';

let page: Page;
let finger: CDPSession;

const card = (name: string) => page.locator(`.hand [data-card="${name}"]`);
const selected = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hand [aria-pressed=true]')].map(node => node.dataset.card),
  );
const plays = () => page.evaluate(() => [...(window.__ui as unknown as { plays: string[] }).plays]);
const said = () => page.locator('[data-said]').textContent();

const point = async (name: string): Promise<{ x: number; y: number }> => {
  const found = (await laid(page, HAND)).find(one => one.card === name)!;
  const angle = (found.turn * Math.PI) / 180;
  const [dx, dy] = [-found.w * 0.36, -found.w * 0.3];
  return {
    x: found.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: found.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
};

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
  finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

const tap = async (name: string): Promise<void> => {
  await touch('touchStart', await point(name));
  await touch('touchEnd');
  await settle(page);
};

const swipe = async (name: string, dy: number, dx = 0): Promise<void> => {
  const { x, y } = await point(name);
  await touch('touchStart', { x, y });
  for (let i = 1; i <= 4; i += 1) await touch('touchMove', { x: x + (dx * i) / 4, y: y + (dy * i) / 4 });
  await touch('touchEnd');
};

beforeAll(async () => {
  page = await slowed(await bare(await openGallery('table=rest&lang=ar', { hasTouch: true })));
  finger = await page.context().newCDPSession(page);
});

beforeEach(async () => {
  await page.mouse.move(1, 1);
  await page.evaluate(() => {
    (window.__ui as unknown as { plays: string[] }).plays.length = 0;
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await show(page, 'rest', { selected: null, locked: false });
});

test('SEL-01 a selected card rises 30 px along its own axis and grows by a tenth', async () => {
  await tap('KH');
  await expect
    .poll(() => card('KH').evaluate(node => getComputedStyle(node).transform))
    .toBe('matrix(1.1, 0, 0, 1.1, 0, -30)');
});

test('SEL-02 SEL-03 it lies over the others and casts its shadow', async () => {
  await tap('KH');
  const style = await card('KH').evaluate(node => ({
    z: getComputedStyle(node).zIndex,
    shadow: getComputedStyle(node).boxShadow,
  }));
  expect(style.z).toBe('100');
  expect(style.shadow).toContain('rgba(0, 0, 0, 0.5) 0px 10px 20px');
});

test('SEL-04 one tap selects, another card takes the selection over, the felt clears it; nothing is sent', async () => {
  await tap('KH');
  await expect.poll(() => selected()).toEqual(['KH']);
  await tap('9S');
  await expect.poll(() => selected()).toEqual(['9S']);
  await touch('touchStart', { x: 195, y: 300 });
  await touch('touchEnd');
  await settle(page);
  await expect.poll(() => selected()).toEqual([]);
  await expect.poll(() => plays()).toEqual([]);
});

test('SEL-05 a swipe up plays, a small or sidelong one springs back; cards never scroll the page', async () => {
  await swipe('AS', -20, 60);
  await expect.poll(() => plays()).toEqual([]);
  await settle(page);
  await expect.poll(() => card('AS').evaluate(node => (node as HTMLElement).style.transform)).toBe('');
  await swipe('AS', -70);
  await expect.poll(() => plays()).toEqual(['AS']);
  await expect.poll(() => card('KH').evaluate(node => getComputedStyle(node).touchAction)).toBe('none');
});

test('SEL-06 with a mouse, hovering lifts and a click plays; the focus of the keyboard lifts too', async () => {
  const { x, y } = await point('9S');
  await page.mouse.move(x, y);
  await settle(page);
  await expect.poll(() => selected()).toEqual(['9S']);
  await expect.poll(() => plays()).toEqual([]);
  const lifted = await point('9S');
  await page.mouse.click(lifted.x, lifted.y - 20);
  await expect.poll(() => plays()).toEqual(['9S']);
});

test('SEL-07 two fast taps or keys send one move, also on a slow phone', async () => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tap('KH');
  const at = await point('KH');
  await Promise.all([touch('touchStart', at), touch('touchEnd'), touch('touchStart', at), touch('touchEnd')]);
  await settle(page);
  expect(await plays()).toEqual(['KH']);
  await show(page, 'rest', { selected: null });
  await tap('9S');
  await card('9S').evaluate(node => {
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    for (let i = 0; i < 2; i += 1) node.dispatchEvent(new KeyboardEvent('keydown', enter)); // before anything is drawn
  });
  await settle(page);
  expect(await plays()).toEqual(['KH', '9S']);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
});

test('SEL-08 a locked hand does not answer and is not grey; neither does one that is being dealt', async () => {
  await change(page, { locked: true });
  await tap('KH');
  await expect.poll(() => selected()).toEqual([]);
  expect(
    await card('KH')
      .locator('.mj-inner')
      .evaluate(node => getComputedStyle(node).opacity),
  ).toBe('1');
  await show(page, 'rest', { hand: [], locked: false });
  await change(page, { hand: [{ card: 'KH', label: 'KH', legal: true }], deck: true });
  await touch('touchStart', { x: 195, y: 660 });
  await touch('touchEnd');
  await expect.poll(() => selected()).toEqual([]);
});

test('BID-08 cards that cannot be played yet can be lifted and lowered', async () => {
  await change(page, { playable: false });
  await tap('KH');
  await expect.poll(() => selected()).toEqual(['KH']);
  await swipe('AS', -80);
  await expect.poll(() => plays()).toEqual([]);
});

const ILLEGAL = { hand: ['JS', 'AH'].map(name => ({ card: name, label: name, legal: name === 'AH' })) };

test('DIS-01 DIS-02 a blocked card is half transparent and grey and says so; the others are whole', async () => {
  await show(page, 'rest', ILLEGAL);
  const look = (name: string) =>
    card(name)
      .locator('.mj-inner')
      .evaluate(node => [getComputedStyle(node).opacity, getComputedStyle(node).filter]);
  expect(await look('JS')).toEqual(['0.5', 'grayscale(1)']);
  expect(await look('AH')).toEqual(['1', 'none']);
  await expect.poll(() => card('JS').getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => card('AH').getAttribute('aria-disabled')).toBe(null);
});

test('DIS-04 tap, swipe and key on a blocked card send nothing; it shakes by 6 px at most and the reason is said', async () => {
  await show(page, 'rest', ILLEGAL);
  await touch('touchStart', await point('JS'));
  await touch('touchEnd');
  const shakes = await page.evaluate(() =>
    document.getAnimations().flatMap(animation => {
      const effect = animation.effect as KeyframeEffect;
      return effect.target instanceof Element && effect.target.closest('[data-card=JS]')
        ? effect.getKeyframes().map(frame => String(frame.translate))
        : [];
    }),
  );
  expect(shakes.length).toBeGreaterThan(0);
  for (const shift of shakes) expect(Math.abs(Number.parseFloat(shift))).toBeLessThanOrEqual(6);
  await expect.poll(() => said()).toContain('J');
  await swipe('JS', -80);
  await card('JS').press('Enter');
  await expect.poll(() => plays()).toEqual([]);
});

test('KEY-01 arrows in visual order, also under rtl; Enter and Space play the lifted card; Escape lowers it; digits pick', async () => {
  await card('JS').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => selected()).toEqual(['9S']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => selected()).toEqual(['AC']);
  await page.keyboard.press('Escape');
  await expect.poll(() => selected()).toEqual([]);
  await page.keyboard.press('4');
  await expect.poll(() => selected()).toEqual(['KH']);
  await page.keyboard.press('Space');
  await expect.poll(() => plays()).toEqual(['KH']);
});

test('KEY-02 the focus is a ring of two colours, one of which stands out on felt and on card', async () => {
  await card('JS').focus();
  await page.keyboard.press('ArrowRight');
  const style = await card('9S').evaluate(node => ({
    outline: getComputedStyle(node).outline,
    shadow: getComputedStyle(node).boxShadow,
  }));
  expect(style.outline).toMatch(/rgb\(243, 210, 122\) solid 3px/);
  expect(style.shadow).toContain('rgb(27, 15, 12) 0px 0px 0px 3px');
  await settle(page);
  const { x, y, width, height } = (await card('9S').boundingBox())!;
  const around = { x: x - 10, y: y - 10, width: width + 20, height: height + 20 };
  const withRing = await shades(page, around);
  await card('9S').evaluate(node => Object.assign((node as HTMLElement).style, { outline: 'none', boxShadow: 'none' }));
  const without = await shades(page, around);
  await card('9S').evaluate(node => Object.assign((node as HTMLElement).style, { outline: '', boxShadow: '' }));
  const clear = (isGround: (shade: number) => boolean): number =>
    without.filter((shade, i) => isGround(shade) && contrast(shade, withRing[i] ?? shade) >= 3).length;
  expect(clear(shade => shade > 0.7)).toBeGreaterThan(300);
  expect(clear(shade => shade < 0.1)).toBeGreaterThan(300);
});

type Clip = NonNullable<NonNullable<Parameters<Page['screenshot']>[0]>['clip']>;

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** How light every pixel of a part of the page is, as WCAG reckons it. */
const shades = async (from: Page, clip: Clip): Promise<readonly number[]> => {
  await paint(from);
  const picture = (await from.screenshot({ clip })).toString('base64');
  return from.evaluate(async text => {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const data = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    const light = (value = 0): number => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return Array.from(
      { length: data.length / 4 },
      (_, i) => 0.2126 * light(data[i * 4]) + 0.7152 * light(data[i * 4 + 1]) + 0.0722 * light(data[i * 4 + 2]),
    );
  }, picture);
};
