import type { Offer, Offers } from './eye/offers.ts';
import type { WalkGame } from './plan.ts';
import { tapAt, type WalkVisitor } from './visitor.ts';

export const offersOf = ({ page }: WalkVisitor): Promise<Offers | null> =>
  page.evaluate(() => window.eye?.offers() ?? null);

/** What is done at once whenever it is offered, the most urgent first. */
const FIRST = /^(declare.*|sawa-yes|accept|vote|ready|next-round|peek-close|lock|hokum-.)$/;

/** What somebody may like to do on their turn. */
const LIKED: { readonly [game in Exclude<WalkGame, 'dhappa'>]: RegExp } = {
  baloot: /^(hokum|sun|ashkal|kawesh|pass|double|triple|four|gahwa|open|closed|sawa|akka|raise.*)$/,
  turup: /^(suit-.|bid|bid-more|bid-less|pass|redeal|peek|peek-.|jump-in)$/,
  trunfo: /^$/,
};

/** Actions that begin with a card of the hand. */
const THROWN = ['play', 'select', 'lock', 'jumpIn'];

/** One tap of somebody who takes what is offered, by chance where there is a choice. */
export interface Tap {
  readonly name: string;
  readonly offer: Offer;
  /** A card that only lies higher now, and is thrown by the next tap. */
  readonly isLift: boolean;
}

/** Where there is nothing to choose nothing is drawn: how often somebody looks changes nothing. */
const one = <T>(list: readonly T[], random: () => number): T | undefined =>
  list.length > 0 ? list[Math.floor(random() * list.length)] : undefined;

export const tapFor = (game: Exclude<WalkGame, 'dhappa'>, offers: Offers, random: () => number): Tap | undefined => {
  const { actions, cards, chosen, kinds } = offers;
  const pressing = (offer: Offer): Tap => ({ name: offer.name, offer, isLift: false });
  const first = actions.find(({ name }) => FIRST.test(name));
  if (first) return pressing(first);
  const mayThrow = kinds.some(kind => THROWN.includes(kind));
  const liked = actions.filter(({ name }) => LIKED[game].test(name));
  const wish = mayThrow && random() < 0.8 ? undefined : one(liked, random);
  if (wish) return pressing(wish);
  if (!mayThrow) return undefined;
  const lifted = cards.find(({ name }) => chosen.includes(name));
  const card = lifted ?? one(cards, random);
  return card && { name: 'card', offer: card, isLift: lifted === undefined };
};

export const tap = (visitor: WalkVisitor, { offer: { x, y } }: Tap): Promise<void> => tapAt(visitor, x, y);
