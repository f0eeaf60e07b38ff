import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { SOUNDS } from '@/sound/voice.ts';
import { emptyPage, newPage } from '@/test/page.ts';

let page: Page;
const asked: string[] = [];

beforeAll(async () => {
  page = await newPage('/gallery.html?table=rest');
  page.on('request', request => asked.push(request.resourceType()));
  await page.locator('.mj-scene').waitFor();
});

const heard = (): Promise<number> => page.evaluate(() => window.__ui!.sounds.length);
const cue = (name: string, on = page): Promise<void> =>
  on.evaluate(sound => (window.__ui as unknown as { cue: (name: string) => void }).cue(sound), name);

test('SND-02 silent until the first gesture, then heard; mute is one call; never from a hidden tab', async () => {
  await cue('deal');
  await expect.poll(() => heard()).toBe(0);
  await page.mouse.click(5, 5);
  await cue('deal');
  await expect.poll(() => heard()).toBe(1);
  await page.evaluate(() =>
    (window.__ui as unknown as { setSound: (next: object) => void }).setSound({ volume: 0, haptics: false }),
  );
  await cue('deal');
  await expect.poll(() => heard()).toBe(1);
  await page.evaluate(() => {
    (window.__ui as unknown as { setSound: (next: object) => void }).setSound({ volume: 1, haptics: false });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  });
  await cue('deal');
  await expect.poll(() => heard()).toBe(1);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => false }));
});

test.each(SOUNDS)('SND-01 %s is made on the spot: audible, not clipped, soon over', async name => {
  const { peak, last } = await page.evaluate(async sound => {
    const offline = new OfflineAudioContext(1, 44_100, 44_100);
    (window.__ui as unknown as { utter: (...args: unknown[]) => void }).utter(offline, offline.destination, sound, 0);
    const samples = (await offline.startRendering()).getChannelData(0);
    return {
      peak: Math.max(...samples.map(Math.abs)),
      last: samples.findLastIndex(sample => Math.abs(sample) > 0.01) / 44_100,
    };
  }, name);
  expect(peak).toBeGreaterThan(0.05);
  expect(peak).toBeLessThan(1);
  expect(last).toBeLessThan(0.8);
});

test('SND-01 no sound is ever fetched', () => {
  expect(asked).not.toContain('media');
});

test('HAP-01 a landing is felt for 8 to 15 ms where the device can; nothing happens where it cannot', async () => {
  await page.evaluate(() =>
    (window.__ui as unknown as { setSound: (next: object) => void }).setSound({ volume: 1, haptics: true }),
  );
  const felt = await page.evaluate(() => {
    const buzzes: unknown[] = [];
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: (ms: unknown) => buzzes.push(ms) });
    const ui = window.__ui as unknown as { cue: (name: string) => void };
    ui.cue('thump');
    ui.cue('tick');
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: undefined });
    ui.cue('thump');
    return buzzes;
  });
  expect(felt).toHaveLength(2);
  for (const ms of felt) {
    expect(ms).toBeGreaterThanOrEqual(8);
    expect(ms).toBeLessThanOrEqual(15);
  }
});

/** Writes down what becomes of the device that the page opens. */
const watchDevice = (): void => {
  const Real = window.AudioContext;
  const states: string[] = [];
  Object.assign(window, { states });
  window.AudioContext = class extends Real {
    constructor() {
      super();
      this.addEventListener('statechange', () => states.push(this.state));
    }
  };
};

test('SND-03 the device sleeps while nothing is to be heard, and wakes for the next sound', async () => {
  const table = await emptyPage();
  await table.addInitScript(watchDevice);
  await table.goto(`${inject('address')}/gallery.html?table=rest`);
  await table.locator('.mj-scene').waitFor();
  const states = () => table.evaluate(() => (window as unknown as { states: string[] }).states);
  await table.mouse.click(5, 5);
  await expect.poll(states).toEqual(['running', 'suspended']);
  await cue('deal', table);
  await expect.poll(states).toEqual(['running', 'suspended', 'running', 'suspended']);
});
