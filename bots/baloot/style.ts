import type { BalootAction, BalootState } from '@majlis/baloot';
import type { Card, Random, Seat } from '@majlis/kernel';
import type { Think } from '../player.ts';
import { type Belief, beliefOf } from './belief.ts';
import { lawful } from './lawful.ts';
import { charge, offenceSeen } from './qayd.ts';
import { answer, claimedCard, isSure } from './sawa.ts';

export type BalootThink = Think<BalootState, BalootAction>;

/** A call or a raise among those on offer. */
type Calls = (
  view: BalootState,
  seat: Seat,
  offers: readonly BalootAction[],
  budget: number,
  random: Random,
) => BalootAction;

/** What the levels differ in: all else is common to them. */
interface Style {
  readonly bid: Calls;
  readonly raise: Calls;
  card(view: BalootState, belief: Belief, budget: number, random: Random): Card;
}

export const player =
  ({ bid, raise, card }: Style): BalootThink =>
  (view, seat, budget, random) => {
    const offers = lawful(view, seat);
    switch (view.phase.kind) {
      case 'bidding':
        return bid(view, seat, offers, budget, random);
      case 'doubling':
        return raise(view, seat, offers, budget, random);
      case 'sawa':
        return answer(view, seat, random);
      case 'qayd':
        return charge(view, seat);
      default:
        return turn(view, seat, offers, belief => card(view, belief, budget, random));
    }
  };

/** A turn to play: call an offence, declare, claim what is sure, or lay a card, with Akka wherever it is right. */
const turn = (
  view: BalootState,
  seat: Seat,
  offers: readonly BalootAction[],
  choose: (belief: Belief) => Card,
): BalootAction => {
  const belief = beliefOf(view, seat);
  if (offenceSeen(view, belief)) return { kind: 'gavel' };
  const declaration = offers.find(({ kind }) => kind === 'declare');
  if (declaration) return declaration;
  if (isSure(view, belief, offers)) return { kind: 'sawa' };
  const card = claimedCard(view, belief) ?? choose(belief);
  const akka = offers.some(action => action.kind === 'play' && action.akka && action.card === card);
  return { kind: 'play', card, akka };
};
