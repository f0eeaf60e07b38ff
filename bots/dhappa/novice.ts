import { type DhappaPlay, type DhappaPosition, depthsOf, lockOf, ofSide, playsOpen } from '@majlis/dhappa';
import { type Card, isJoker } from '@majlis/kernel';
import { cardsOf, friendsOf, isNatural, isTwo, naturalsOf, spare } from './card.ts';
import { isSound, player } from './style.ts';

/** With so few cards in hand wilds are for laying; with twice as many, if the Lock is still to be built. */
const FEW = 7;
/** So many discards at most can be looked over. */
const MOST = 4;

/**
 * Plain good sense: opens as soon as it can, lays what fits, keeps its wilds for the end, takes a few discards if most
 * of them go with its hand, and throws away what stands alone.
 */
export const novice = player({
  depth: ({ view, seat, position: { hand } }) =>
    depthsOf(view, seat).findLast(pick => pick.ok && pick.n <= MOST && mostlyGood(pick.value.cards, hand))?.n ?? 0,
  play: ({ position }) => chosen(position),
  discard: ({ position: { hand } }) => spare(hand),
});

/** The deepest is laid at once; of the others half should have friends. */
const mostlyGood = ([, ...others]: readonly Card[], hand: readonly Card[]): boolean =>
  others.filter(card => !isNatural(card) || friendsOf(card, hand) > 0).length * 2 >= others.length;

const chosen = (position: DhappaPosition): DhappaPlay | undefined => {
  const thrift = isNearEnd(position) ? NEAR_END : EARLY;
  let found: { readonly play: DhappaPlay; readonly value: number } | undefined;
  for (const play of playsOpen(position)) {
    const value = gain(play, thrift);
    if (value > (found?.value ?? 0) && isSound(position, play)) found = { play, value };
  }
  return found?.play;
};

/** How many natural cards a wild has to bring along. */
interface Thrift {
  readonly joker: number;
  readonly two: number;
}

const EARLY: Thrift = { joker: 3, two: 2 };
const NEAR_END: Thrift = { joker: 0.8, two: 0.6 };

const isNearEnd = ({ hand, runs, side, options }: DhappaPosition): boolean =>
  hand.length <= FEW || (hand.length <= 2 * FEW && !lockOf(ofSide(runs, side), options).locked);

const gain = (play: DhappaPlay, { joker, two }: Thrift): number => {
  const cards = cardsOf(play);
  return naturalsOf(play) - two * cards.filter(isTwo).length - joker * cards.filter(isJoker).length;
};
