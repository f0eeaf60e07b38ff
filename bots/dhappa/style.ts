import {
  type Action,
  dueCard,
  dueJoker,
  lay,
  type Play,
  type Position,
  planFor,
  positionOf,
  type State,
} from '@majlis/dhappa';
import type { Card, Random, Seat } from '@majlis/kernel';
import type { Think } from '../player.ts';

/** What a player goes by. */
export interface Sitting {
  readonly view: State;
  readonly seat: Seat;
  readonly position: Position;
  readonly random: Random;
}

/** How a player chooses where there is a choice. */
export interface Style {
  /** How many cards of the discard pile to take; none: draw. */
  depth(sitting: Sitting): number;
  /** The next play; none: the turn is to end. */
  play(sitting: Sitting): Play | undefined;
  discard(sitting: Sitting): Card;
}

/**
 * A turn: the pick, what is due, what is wanted, the discard. Nothing is ever taken back, and every play leaves fewer
 * natural cards in hand or fewer runs on the table: a turn comes to its end.
 */
export const player =
  (style: Style): Think<State, Action> =>
  (view, seat, _, random) => {
    const sitting = { view, seat, position: positionOf(view, seat), random };
    if (view.phase === 'pick') {
      const n = style.depth(sitting);
      return n > 0 ? { kind: 'npick', n } : { kind: 'draw' };
    }
    return duty(sitting) ?? style.play(sitting) ?? { kind: 'discard', card: style.discard(sitting) };
  };

/** DHA-3.6, DHA-6.7  The first step of the way to lay what has to be laid. */
const duty = ({ view, position }: Sitting): Play | undefined => {
  const due = dueCard(view) ?? dueJoker(view);
  if (!due) return undefined;
  const plan = planFor(position, due);
  const [step] = plan.ok ? plan.value : [];
  if (!step) throw new Error(`no way to lay ${due}`);
  return step;
};

/** What is done between the pick and the discard. */
export const isPlay = (action: Action): action is Play =>
  action.kind === 'meld' ||
  action.kind === 'extend' ||
  action.kind === 'swap' ||
  action.kind === 'shift' ||
  action.kind === 'merge';

/** Whether a play is lawful, and a joker that it wins can be laid if it has to be. */
export const isSound = (position: Position, play: Play): boolean => {
  const lawful = lay(position, play);
  if (!lawful.ok) return false;
  const { laid, after } = lawful.value;
  return !laid.won || position.options.swapUse === 'keep' || planFor(after, laid.won).ok;
};
