import {
  type DhappaAction,
  type DhappaPlay,
  type DhappaPosition,
  type DhappaState,
  dueCard,
  dueJoker,
  lay,
  pickOf,
  planFor,
  playsOpen,
  positionOf,
} from '@majlis/dhappa';
import type { Card, Random, Seat } from '@majlis/kernel';
import type { Think } from '../player.ts';
import { cardsOf, isNatural } from './card.ts';

/** What a player goes by. */
export interface Sitting {
  readonly view: DhappaState;
  readonly seat: Seat;
  readonly position: DhappaPosition;
  readonly random: Random;
}

/** How a player chooses where there is a choice. */
export interface Style {
  /** How many cards of the discard pile to take; none: draw. */
  depth(sitting: Sitting): number;
  /** The next play; none: the turn is to end. */
  play(sitting: Sitting): DhappaPlay | undefined;
  discard(sitting: Sitting): Card;
  /** Of the plays that lay what is due. */
  prefer?(sitting: Sitting, plays: readonly DhappaPlay[]): DhappaPlay | undefined;
}

/**
 * A turn: the pick, what is due, what is wanted, the discard. It comes to its end, for a player takes back nothing of his own:
 * every play lays a card for good or makes one run of two, and a joker that is won costs a natural card.
 */
export const player =
  (style: Style): Think<DhappaState, DhappaAction> =>
  (view, seat, _, random) => {
    const sitting = { view, seat, position: positionOf(view, seat), random };
    if (view.phase === 'pick') {
      const n = style.depth(sitting);
      return n > 0 && leadsOn(sitting, n) ? { kind: 'npick', n } : { kind: 'draw' };
    }
    return duty(sitting, style) ?? style.play(sitting) ?? { kind: 'discard', card: style.discard(sitting) };
  };

/**
 * DHA-3.8  A wild that is free to take is left where it lies if it would only be thrown away again: else the same joker
 * could go round the table for ever, and the draw pile would never come to its end.
 */
const leadsOn = ({ view, seat, position: { hand } }: Sitting, n: number): boolean => {
  const pick = pickOf(view, seat, n);
  return pick.ok && (pick.value.duty !== null || hand.some(isNatural));
};

/**
 * DHA-3.6, DHA-6.7  A play that lays what has to be laid, or the first step of the way to it. Whoever takes over in the
 * middle of a turn may find the way barred, and takes back what bars it.
 */
const duty = (sitting: Sitting, style: Style): DhappaAction | undefined => {
  const { view, position } = sitting;
  const [card, joker] = [dueCard(view), dueJoker(view)];
  const due = card ?? joker;
  if (!due) return undefined;
  if (card && joker) return { kind: 'undo' };
  const plays = style.prefer
    ? playsOpen(position).filter(play => cardsOf(play).includes(due) && isSound(position, play))
    : [];
  const plan = planFor(position, due);
  const step = style.prefer?.(sitting, plays) ?? (plan.ok ? plan.value[0] : undefined);
  return step ?? { kind: 'undo' };
};

/** What is done between the pick and the discard. */
export const isPlay = (action: DhappaAction): action is DhappaPlay =>
  action.kind === 'meld' ||
  action.kind === 'extend' ||
  action.kind === 'swap' ||
  action.kind === 'shift' ||
  action.kind === 'merge';

/** Whether a play is lawful, and a joker that it wins can be laid if it has to be. */
export const isSound = (position: DhappaPosition, play: DhappaPlay): boolean => {
  const lawful = lay(position, play);
  if (!lawful.ok) return false;
  const { laid, after } = lawful.value;
  return !laid.won || position.options.swapUse === 'keep' || planFor(after, laid.won).ok;
};
