import { type Card, isJoker, type Rank, rankOf, type Suit, suitOf } from '@majlis/kernel';
import { figure, say } from '@/words/say.ts';

const rankName = (rank: Rank): string => {
  switch (rank) {
    case 'A':
    case 'K':
    case 'Q':
    case 'J':
      return say(`card.rank.${rank}`);
    default:
      return figure(Number(rank));
  }
};

export const suitName = (suit: Suit): string => say(`card.suit.${suit}`);

/** "king of hearts", as it is read aloud. */
export const cardName = (card: Card): string =>
  isJoker(card) ? say('card.joker') : say('card.name', { rank: rankName(rankOf(card)), suit: suitName(suitOf(card)) });
