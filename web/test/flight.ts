import type { Page } from 'playwright-core';
import { change, freeze, type LaidCard, laid, show } from './gallery.ts';

export const held = (...names: readonly string[]) => names.map(card => ({ card, label: card, legal: true }));
export const thrown = (names: string, seats: readonly number[], winner?: number) =>
  names.split(' ').map((card, i) => ({ card, seat: seats[i], label: card, winner: seats[i] === winner }));

/** One number of where a card is at each of some times of its flight. */
export const flown = async (page: Page, selector: string, times: readonly number[]): Promise<readonly LaidCard[]> => {
  const seen: LaidCard[] = [];
  for (const t of times) {
    await freeze(page, t);
    seen.push(...(await laid(page, selector)).slice(0, 1));
  }
  return seen;
};

export const animations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(animation => {
      const effect = animation.effect as KeyframeEffect;
      const target = effect.target as HTMLElement | null;
      const timing = effect.getTiming();
      return {
        card: target?.closest<HTMLElement>('[data-card]')?.dataset.card ?? '',
        of: target?.className ?? '',
        delay: Number(timing.delay),
        duration: Number(timing.duration),
        properties: [...new Set(effect.getKeyframes().flatMap(frame => Object.keys(frame)))].filter(
          key => !['offset', 'computedOffset', 'easing', 'composite'].includes(key),
        ),
      };
    }),
  );

export const centreOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(node => {
      const box = node.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });

export const scaleX = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate(node => Number.parseFloat(getComputedStyle(node).scale.split(' ')[0] ?? '1'));

/** Five cards to every chair. */
export const deal = async (page: Page): Promise<void> => {
  const seats = await page.evaluate(
    () => (window.__ui as unknown as { tables: { rest: { seats: object[] } } }).tables.rest.seats,
  );
  const counted = (cards: number) => seats.map(seat => ({ ...seat, cards }));
  await show(page, 'rest', { hand: [], seats: counted(0), deck: true });
  await change(page, { hand: held('JS', '9S', 'KH', '10D', 'AC'), seats: counted(5), firstDealt: 1 });
};
