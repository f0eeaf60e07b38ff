import type { Page } from 'playwright-core';

/** A place on the screen where a finger meets this card of the hand and no other, as soon as it lies still and nothing flies over it. */
export const pointOf = async (page: Page, card: string): Promise<readonly [number, number]> => {
  const point = await page.waitForFunction(name => {
    const node = document.querySelector(`.hand [data-card="${name}"]`);
    if (!node || node.getAnimations().length > 0) return null;
    const { left, top, width, height } = node.getBoundingClientRect();
    for (let y = 0.08; y < 1; y += 0.08)
      for (let x = 0.08; x < 1; x += 0.08) {
        const [px, py] = [left + width * x, top + height * y];
        if (document.elementFromPoint(px, py)?.closest('[data-card]') === node) return [px, py] as const;
      }
    return null;
  }, card);
  const met = await point.jsonValue();
  if (!met) throw new Error(`${card} is hidden`);
  return met;
};
