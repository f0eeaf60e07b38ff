import { boxOf, screenBox } from './box.ts';
import { type Finding, whereOf } from './finding.ts';
import { tableSeen } from './table.ts';

/** Whom the game waits for, as this page knows it. */
const awaited = (): readonly number[] => {
  const { seen, game } = tableSeen() ?? {};
  const state = seen?.table?.state;
  if (!game || !state || seen.table?.phase !== 'playing') return [];
  const seats = game.waits(state).flatMap(({ on }) => (typeof on === 'number' ? [on] : []));
  return [...new Set(seats)];
};

const hasRing = (seat: Element): boolean =>
  [...seat.querySelectorAll('.mj-ring')].some(
    ring =>
      ring.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ring.getBoundingClientRect().width > 16,
  );

/** Where no seat of one's own is drawn, that it is one's turn is said in words. */
const isOwnWord = (node: Element, seat: number | undefined): boolean =>
  tableSeen()?.seen.you === seat && node.textContent?.trim() !== '';

/** The table of a lesson, or of a match that is looked at again, is no table of the house: whom it waits for is known to nobody else. */
export const SHOWN_AGAIN = '.ln-page, .rp-page';

const isShownAgain = (): boolean => document.querySelector(`:is(${SHOWN_AGAIN}) .mj-scene`) !== null;

/** One alone is waited for; at the start or over a sheet everybody, or whoever has not said yet that they are ready. */
const turnShownAgain = (marked: number): string | null => {
  const seats = document.querySelectorAll('.mj-scene [data-number]').length;
  const isSheetOpen = document.querySelector('.mj-scene .tb-sheet') !== null;
  return marked > 1 && marked < seats && !isSheetOpen ? `${marked} places say whose turn it is` : null;
};

/** Exactly one place says whose turn it is, with a ring; none where nobody is waited for, or everybody. */
export const turn = (): readonly Finding[] => {
  if (!document.querySelector('.mj-scene')) return [];
  const marked = [...document.querySelectorAll('.mj-scene [aria-current="true"]')].filter(node =>
    node.checkVisibility({ visibilityProperty: true }),
  );
  const seats = awaited();
  const [first] = marked;
  const box = first ? boxOf(first) : screenBox();
  const told = { kind: 'turn' as const, where: first ? whereOf(first) : '.mj-scene', box };
  if (isShownAgain()) {
    const detail = turnShownAgain(marked.length);
    return detail === null ? [] : [{ ...told, detail }];
  }
  if (seats.length === 0 && marked.length > 0)
    return [{ ...told, detail: 'a turn is shown, but nobody is waited for' }];
  if (seats.length !== 1) return [];
  const [seat] = seats;
  if (marked.length !== 1) return [{ ...told, detail: `seat ${seat} is waited for; ${marked.length} places say so` }];
  if (first && !first.closest('[data-number]'))
    return isOwnWord(first, seat) ? [] : [{ ...told, detail: 'whose turn?' }];
  const number = first?.closest('[data-number]')?.getAttribute('data-number');
  if (number !== String(seat)) return [{ ...told, detail: `seat ${seat} is waited for; seat ${number} is shown` }];
  return first && !hasRing(first) ? [{ ...told, detail: `seat ${seat} has no ring` }] : [];
};
