import type { BalootState } from '@majlis/baloot';
import { SUITS, type Suit, suitOf } from '@majlis/kernel';
import type { Belief } from './belief.ts';
import { suitOfBit } from './deck.ts';

const EVERYTHING = -1;

const COLOUR: { readonly [suit in Suit]: string } = { S: 'black', C: 'black', H: 'red', D: 'red' };

/**
 * BAL-19  After an Ashkal the caller hopes for a suit: in the first round the other one of the floor card's colour, in
 * the second the opposite colour. His partner's first lead is from it. Everything else is free.
 */
export const agreed = ({ contract, auction, tricks, trick }: BalootState, { seat, deck }: Belief): number => {
  if (!contract?.ashkal || !auction || trick.length > 0 || tricks.some(([lead]) => lead?.seat === seat))
    return EVERYTHING;
  const caller = auction.calls.findLast(({ bid }) => bid.kind === 'ashkal')?.seat;
  if (caller === undefined || caller !== (seat + 2) % 4) return EVERYTHING;
  const floor = suitOf(auction.floor);
  const hoped = SUITS.filter(suit =>
    contract.round === 1 ? suit !== floor && COLOUR[suit] === COLOUR[floor] : COLOUR[suit] !== COLOUR[floor],
  );
  return hoped.reduce((mask, suit) => mask | suitOfBit(deck.bit(`7${suit}`)), 0);
};
