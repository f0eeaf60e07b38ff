import { type BalootAction, type BalootState, baloot } from '@majlis/baloot';
import { holdsMaster, provable } from '@majlis/baloot/for-bots';
import { bySeat, type Card, type Random, type Seat } from '@majlis/kernel';
import { type Belief, beliefOf } from './belief.ts';
import { BYTES, highest, size } from './deck.ts';
import { guessed } from './guess.ts';
import { allowed, handAt } from './playout.ts';

/** A claim of one card saves nobody time; and in the first trick the partner may still have projects to declare. */
const FEWEST = 2;

/** BAL-14.10  Whether a hand on lead takes the rest wherever the unseen cards lie: only then is it claimed. */
export const isSure = (view: BalootState, belief: Belief, offers: readonly BalootAction[]): boolean => {
  const { seat, playout } = belief;
  if (view.tricks.length === 0 || view.trick.length > 0 || size(handAt(playout, seat)) < FEWEST) return false;
  if (!offers.some(({ kind }) => kind === 'sawa')) return false;
  if (view.options.sawaMode !== 'verified' && !isBeyondDoubt(belief)) return false;
  const proving: BalootState = { ...view, options: { ...view.options, sawaMode: 'verified' } };
  return baloot.offers(proving, seat).some(({ kind }) => kind === 'sawa');
};

/** Whether nobody can hold a master card, which would be a reason to refuse: every unseen card is beaten in its suit. */
const isBeyondDoubt = ({ seat, playout, unknown }: Belief): boolean => {
  const others = playout.hands.reduce((all, hand, at) => (at === seat ? all : all | hand), unknown);
  return BYTES.every(suit => (others & suit) === 0 || highest(handAt(playout, seat) & suit) > highest(others & suit));
};

/** A claim that was refused is played from the top, trumps first: so it was proven. */
export const claimedCard = (view: BalootState, { seat, deck, playout, duties }: Belief): Card | undefined => {
  const claimed = view.claims.some(claim => claim.seat === seat && claim.status === 'refused');
  if (!claimed || view.trick.length > 0) return undefined;
  const hand = allowed(handAt(playout, seat), playout, duties);
  return deck.card(highest(hand & duties.trumps || hand));
};

/** BAL-14.3  A master card refuses; so does a deal that fits all that is known and in which the claim fails. */
export const answer = (view: BalootState, seat: Seat, random: Random): BalootAction => {
  const { phase, contract, options } = view;
  const fallen = [...view.tricks.flat(), ...view.trick].map(({ card }) => card);
  const master = holdsMaster(bySeat(view.hands, seat).cards, fallen, contract?.trump ?? null);
  if (phase.kind !== 'sawa' || master) return { kind: 'refuse' };
  if (options.sawaMode === 'masterGuard') return { kind: 'accept' };
  const belief = beliefOf(view, seat);
  return { kind: lies(belief, random).every(lie => holds(view, lie, phase.by, belief)) ? 'accept' : 'refuse' };
};

/** Up to so many unseen cards every way they may lie is tried; of more, so many ways. */
const FEW = 6;
const DEALS = 16;

/** The hands as they may lie. */
const lies = (belief: Belief, random: Random): readonly (readonly number[])[] => {
  const { unknown, playout, hidden } = belief;
  const drawn =
    size(unknown) > FEW
      ? Array.from({ length: DEALS }, () => guessed(belief, random))
      : splits(unknown)
          .map(cards => dealtTo(cards, unknown, hidden))
          .filter(lie => fits(lie, belief));
  return drawn.map(lie => playout.hands.map((hand, seat) => hand | (lie[seat] ?? 0)));
};

/** Every part of these cards. */
const splits = (cards: number): readonly number[] => {
  const parts = [0];
  for (let part = cards; part; part = (part - 1) & cards) parts.push(part);
  return parts;
};

/** The part to the first of the hands that hold something unseen, the rest to the other. */
const dealtTo = (part: number, all: number, hidden: readonly number[]): readonly number[] => {
  const first = hidden.findIndex(room => room > 0);
  return hidden.map((room, seat) => (seat === first ? part : room > 0 ? all & ~part : 0));
};

const fits = (lie: readonly number[], { hidden, without }: Belief): boolean =>
  lie.every((cards, seat) => size(cards) === hidden[seat] && (cards & (without[seat] ?? 0)) === 0);

const holds = (view: BalootState, lie: readonly number[], claimant: Seat, { deck, playout }: Belief): boolean => {
  const { contract, doubling, options } = view;
  return provable(
    { claimant, hands: lie.map(deck.cards), trick: view.trick },
    {
      trump: contract?.trump ?? null,
      locked: doubling?.manner === 'locked',
      akka: playout.laid > 0 && playout.frees,
      options,
    },
  );
};
