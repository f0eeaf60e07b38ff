import type { Card, Seat } from '@majlis/kernel';
import type { TurupAction, TurupState } from '@majlis/turup';
import type { TurupBelief } from './belief.ts';
import { FOUR, sizeOf } from './deck.ts';
import { sureCard } from './heuristic.ts';
import { sureLead } from './lead.ts';
import { allowed, hasPlayed, mayHold, unseen } from './playout.ts';

/** With so few cards left a power is used at the next chance. */
const FEW = 4;

type Peek = Extract<TurupAction, { kind: 'peek' }>;

/** TUR-7.6  A look before a lead that is a guess, at the opponent of whom less is known. */
export const peek = (belief: TurupBelief, held: number, offers: readonly TurupAction[]): Peek | undefined => {
  const { playout, seat, duties } = belief;
  const guess = playout.sat === 0 && sureLead(playout, seat, allowed(playout, seat, duties)) < 0;
  return guess || held <= FEW ? peekAt(belief, offers) : undefined;
};

/** The opponent of whom less is known. */
export const peekAt = (belief: TurupBelief, offers: readonly TurupAction[]): Peek | undefined => {
  const peeks = offers.filter(action => action.kind === 'peek');
  return peeks.reduce<Peek | undefined>(
    (best, one) => (best && openTo(belief, best.target) >= openTo(belief, one.target) ? best : one),
    undefined,
  );
};

/** How many cards a seat may hold that nobody has seen. */
const openTo = ({ playout, seat }: TurupBelief, other: Seat): number =>
  FOUR.reduce<number>((sum, suit) => sum + sizeOf(mayHold(playout, other, suit) & unseen(playout, seat, suit)), 0);

/** TUR-7.8  Before a partner plays who would else spend something on a trick that is already won. */
export const jumpIn = ({ playout, seat, deck }: TurupBelief): Card | undefined => {
  const partner = (seat + 2) & 3;
  if (playout.turn !== partner || hasPlayed(playout, partner)) return undefined;
  const code = sureCard(playout, seat);
  return code < 0 ? undefined : deck.card(code);
};

/** TUR-7.11  (option) An opponent's lead, when there is something to cash. */
export const steal = (
  { playout, seat, duties, deck }: TurupBelief,
  { turn }: TurupState,
  held: number,
): Card | undefined => {
  if (((turn ^ seat) & 1) === 0) return undefined;
  const code = sureLead(playout, seat, allowed(playout, seat, duties));
  return code < 0 || held > STEAL ? undefined : deck.card(code);
};

/** A stolen lead is worth most when few are left. */
const STEAL = 8;
