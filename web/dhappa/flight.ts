import type { DhappaEvent } from '@majlis/dhappa';
import type { Card } from '@majlis/kernel';
import type { CardLook } from '@/cards/look.ts';
import { pictureOf } from '@/cards/picture.ts';
import { THEME } from '@/dhappa/theme.ts';
import type { CardTravel } from '@/dhappa/whereabouts.ts';

/** All that moves at once is at rest again after so long. */
const WHOLE_MS = 680;
const FLIGHT_MS = 340;
const STAGGER_MS = 40;

export type Rects = ReadonlyMap<string, DOMRect>;

/** Where the places are on the screen, each by its name, and of the cards those that are asked for: a table has a hundred of them, and few move at once. */
export const rectsIn = (root: HTMLElement, isWanted: (card: string) => boolean): Rects => {
  const rects = new Map<string, DOMRect>();
  const note = (path: string, name: (node: HTMLElement) => string | null): void => {
    for (const node of root.querySelectorAll<HTMLElement>(path)) {
      const called = name(node);
      if (called !== null) rects.set(called, node.getBoundingClientRect());
    }
  };
  note('[data-run]', node => `run ${node.dataset.run}`);
  note('[data-run] [data-more]', node => `run ${node.closest<HTMLElement>('[data-run]')?.dataset.run}`);
  note('.dh-seat', node => `seat ${node.dataset.number}`);
  note('[data-pile="draw"] .dh-deck', () => 'draw');
  note('[data-pile="discards"] .dh-spread', () => 'discards');
  note('.dh-grid [data-card]', ({ dataset: { card = '' } }) => (isWanted(card) ? card : null));
  return rects;
};

export interface Air {
  readonly layer: HTMLElement;
  /** Where the layer lies, looked up before anything is put on it. */
  readonly origin: DOMRect;
  readonly before: Rects;
  readonly after: Rects;
  readonly look: CardLook;
}

const transformTo = (rect: DOMRect, origin: DOMRect, w: number, h: number): string =>
  `translate(${rect.x - origin.x + rect.width / 2 - w / 2}px, ${rect.y - origin.y + rect.height / 2 - h / 2}px)`;

interface Ghost {
  readonly picture: string;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
  readonly vanishes: boolean;
}

/** A picture that flies and is gone: the card itself is at rest already. */
const fly = ({ layer, origin, look }: Air, { picture, from, to, delay, vanishes }: Ghost): void => {
  const node = document.createElement('img');
  node.src = picture;
  node.alt = '';
  const w = Math.min(to.width, from.width * 2, 90) || 40;
  const h = w * 1.4;
  Object.assign(node.style, { width: `${w}px`, height: `${h}px` });
  layer.append(node);
  const start = Math.min(2.4, Math.max(0.4, from.width / w));
  const flight = node.animate(
    [
      { transform: `${transformTo(from, origin, w, h)} scale(${start})`, opacity: 1 },
      { transform: `${transformTo(to, origin, w, h)} scale(1)`, opacity: vanishes ? 0.25 : 1 },
    ],
    { duration: FLIGHT_MS * look.speed, delay: delay * look.speed, easing: 'cubic-bezier(.3,.8,.4,1)', fill: 'both' },
  );
  flight.id = 'flight';
  flight.onfinish = () => node.remove();
  flight.oncancel = () => node.remove();
};

/** The card itself stays unseen until its picture has arrived. */
const hide = (node: Element | null, delay: number, { speed }: CardLook): void => {
  node?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (delay + FLIGHT_MS) * speed, id: 'hidden' });
};

const placeOf = (rects: Rects, card: Card, place: string): DOMRect | undefined => rects.get(card) ?? rects.get(place);

/** Somebody else's card comes from the one who laid it, one's own new card from the draw pile. */
const sourceOf = ({ before }: Air, { card, from, to }: CardTravel, actor: number | null): DOMRect | undefined => {
  if (from) return placeOf(before, card, from);
  return before.get(to === 'hand' || actor === null ? 'draw' : `seat ${actor}`);
};

/** Sets in motion whatever changed its place. */
export const flyAll = (air: Air, moves: readonly CardTravel[], actor: number | null): void => {
  const flying = moves.filter(({ to }) => to !== 'burnt');
  const step = Math.min(STAGGER_MS, (WHOLE_MS - FLIGHT_MS) / Math.max(1, flying.length - 1));
  flying.forEach((move, i) => {
    const from = sourceOf(air, move, actor);
    const to = placeOf(air.after, move.card, move.to);
    if (!from || !to) return;
    const size = move.to.startsWith('run') ? 'mini' : 'face';
    fly(air, {
      picture: pictureOf(move.card, air.look, size),
      from,
      to,
      delay: i * step,
      vanishes: move.to.startsWith('seat'),
    });
    hide(
      air.layer.parentElement?.querySelector(`.dh-grid [data-card="${CSS.escape(move.card)}"]`) ?? null,
      i * step,
      air.look,
    );
  });
};

/** Another player draws: a back, from the pile to the seat. */
export const flyBack = (air: Air, seat: number): void => {
  const [from, to] = [air.before.get('draw'), air.after.get(`seat ${seat}`)];
  if (from && to) fly(air, { picture: THEME.back, from, to, delay: 0, vanishes: true });
};

const BURN_MS = 620;

/** DHA-11  The pile goes up in flames. */
export const burnAll = (
  { layer, origin, before, look }: Air,
  { cards }: Extract<DhappaEvent, { kind: 'burnt' }>,
): void => {
  for (const [i, card] of cards.slice(-8).entries()) {
    const from = before.get(card) ?? before.get('discards');
    if (!from) continue;
    const node = document.createElement('span');
    node.className = 'dh-ember';
    node.append(Object.assign(document.createElement('img'), { src: pictureOf(card, look), alt: '' }));
    Object.assign(node.style, { width: `${Math.min(from.width, 70)}px` });
    layer.append(node);
    const at = `translate(${from.x - origin.x}px, ${from.y - origin.y}px)`;
    const turn = (i % 2 === 0 ? 1 : -1) * (8 + i * 5);
    const fire = node.animate(
      [
        { transform: at, opacity: 1 },
        { transform: `${at} translateY(-14px) rotate(${turn / 2}deg) scale(1.05)`, opacity: 1, offset: 0.35 },
        { transform: `${at} translateY(-70px) rotate(${turn}deg) scale(.5)`, opacity: 0 },
      ],
      { duration: BURN_MS * look.speed, delay: i * 24 * look.speed, easing: 'ease-in', fill: 'both', id: 'burn' },
    );
    fire.onfinish = () => node.remove();
    fire.oncancel = () => node.remove();
  }
};
