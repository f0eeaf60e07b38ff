import type { Page } from 'playwright-core';
import { HAND } from '@/test/gallery.ts';

/** The points of the upper figure and of its pip that the card itself shows, and if asked how tall its strip is where 24 px of it can be hit. */
export const visible = (page: Page, isMeasured = false) =>
  page.evaluate(
    ([query, measured]) => {
      const cards = [...document.querySelectorAll<HTMLElement>(query)];
      return cards.map(card => {
        const box = card.getBoundingClientRect();
        const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const turn = ((Number.parseFloat(getComputedStyle(card).rotate) || 0) * Math.PI) / 180;
        const [w, h] = [card.offsetWidth, card.offsetHeight];
        const lost: string[] = [];
        const hit = (u: number, v: number): boolean => {
          const [x, y] = [(u - 0.5) * w, (v - 0.5) * h];
          const top = document.elementFromPoint(
            cx + x * Math.cos(turn) - y * Math.sin(turn),
            cy + x * Math.sin(turn) + y * Math.cos(turn),
          );
          if (top?.closest('[data-card]') !== card)
            lost.push(`${u} ${v} under ${top?.localName} ${top?.getAttribute('class')}`);
          return top?.closest('[data-card]') === card;
        };
        const figure = [0.05, 0.21, 0.376 - 1 / w].flatMap(u => [0.045, 0.15, 0.265 - 1 / h].map(v => hit(u, v)));
        const pip = [0.11, 0.21, 0.315].flatMap(u => [0.29, 0.36, 0.44].map(v => hit(u, v)));
        const covered = lost.join('; ');
        const strip = (v: number): boolean => {
          let run = 0;
          for (let x = 1; x < w && run < 24; x += 1) run = hit(x / w, v) ? run + 1 : 0;
          return run >= 24;
        };
        const rows = Array.from({ length: measured ? Math.floor(h / 4) : 0 }, (_, row) => strip((row * 4 + 2) / h));
        return {
          card: card.dataset.card,
          lost: covered,
          index: [...figure, ...pip].filter(Boolean).length / 18,
          tall: rows.filter(Boolean).length * 4,
        };
      });
    },
    [HAND, isMeasured] as const,
  );
