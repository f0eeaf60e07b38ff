import type { Page } from 'playwright-core';

/** Names and cards of the hand that reach beyond the sides of the stage that shows them. */
export const offStage = (page: Page, stage: string): Promise<readonly string[]> =>
  page.evaluate(path => {
    const box = document.querySelector(path)?.getBoundingClientRect();
    if (!box) return [`no ${path}`];
    return [...document.querySelectorAll(`${path} :is(.hand [data-card], .mj-seat .mj-name)`)]
      .filter(node => node.checkVisibility({ visibilityProperty: true }))
      .filter(node => {
        const { left, right } = node.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1;
      })
      .map(node => `${node.getAttribute('data-card') ?? node.textContent} at ${innerWidth}×${innerHeight}`);
  }, stage);

/** Wide screens of every kind: low, just wide enough for a sidebar, large. */
export const WIDE_SCREENS = [
  { width: 844, height: 390 },
  { width: 1024, height: 640 },
  { width: 1440, height: 900 },
] as const;
