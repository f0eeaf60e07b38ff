import type { BalootAction } from '@majlis/baloot';
import { bySeat, type Card, RANKS, type Rank, rankOf, type Suit, suitOf, type Trick, winning } from '@majlis/kernel';
import { lawful } from './lawful.ts';
import type { BalootThink } from './style.ts';

/**
 * A yardstick that stays as it is for ever, so that every later player can be measured by the same stick: it bids on a
 * count of Abnat, declares its projects, plays the highest card that takes the trick, else its lowest, and that is all.
 */
export const greedy: BalootThink = (view, seat) => {
  const offers = lawful(view, seat);
  const declaration = offers.find(({ kind }) => kind === 'declare');
  if (declaration) return declaration;
  const cards = offers.flatMap(action => (action.kind === 'play' && !action.akka ? [action.card] : []));
  const trump = view.contract?.trump ?? null;
  if (cards.length > 0) return { kind: 'play', card: greedyCard(cards, view.trick, trump), akka: false };
  const six = view.floor ? [...bySeat(view.hands, seat).cards, view.floor] : [];
  const call = offers.find(action => isRich(action, six));
  const quiet = offers.find(({ kind }) => QUIET.includes(kind));
  const chosen = call ?? quiet ?? offers[0];
  if (!chosen) throw new Error('nothing to do');
  return chosen;
};

const QUIET: readonly string[] = ['pass', 'waive', 'accept', 'withdraw'];

const HOKUM_ABNAT = 50;
const SUN_ABNAT = 40;

const isRich = (action: BalootAction, six: readonly Card[]): boolean => {
  if (action.kind === 'hokum') return abnatOf(six, action.suit) >= HOKUM_ABNAT;
  return action.kind === 'sun' && abnatOf(six, null) >= SUN_ABNAT;
};

type Scale = { readonly [rank in Rank]?: number };

const PLAIN: Scale = { A: 11, '10': 10, K: 4, Q: 3, J: 2 };
const TRUMP: Scale = { ...PLAIN, J: 20, '9': 14 };
const PLAIN_ORDER = ['7', '8', '9', 'J', 'Q', 'K', '10', 'A'];
const TRUMP_ORDER = ['7', '8', 'Q', 'K', '10', 'A', '9', 'J'];

const abnatOf = (cards: readonly Card[], trump: Suit | null): number =>
  cards.reduce((sum, card) => sum + ((suitOf(card) === trump ? TRUMP : PLAIN)[rankOf(card)] ?? 0), 0);

const greedyCard = (cards: readonly Card[], trick: Trick, trump: Suit | null): Card => {
  const strength = (card: Card): number => (suitOf(card) === trump ? TRUMP_ORDER : PLAIN_ORDER).indexOf(rankOf(card));
  const height = (card: Card): number => strength(card) + (suitOf(card) === trump ? RANKS.length : 0);
  const upwards = [...cards].sort((a, b) => height(a) - height(b));
  const takes = (card: Card): boolean => winning([...trick, { seat: -1, card }], trump, strength)?.seat === -1;
  const card = upwards.findLast(takes) ?? upwards[0];
  if (!card) throw new Error('an empty hand plays nothing');
  return card;
};
