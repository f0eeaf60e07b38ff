import { type Card, isJoker, type Rank, rankOf, type Suit, suitOf } from '@majlis/kernel';
import { figure, say, spokenNow } from '@/words/say.ts';

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

/** The Queen is a she: Urdu and Hindi join her to her suit in another way. */
const idOf = (rank: Rank) => (rank === 'Q' ? 'card.name.Q' : 'card.name');

const nameNow = (card: Card): string =>
  isJoker(card)
    ? say('card.joker')
    : say(idOf(rankOf(card)), { rank: rankName(rankOf(card)), suit: suitName(suitOf(card)) });

const names = new Map<string, string>();

/** "king of hearts", as it is read aloud. Put together once in each language: a table of Dhappa names 162 of them. */
export const cardName = (card: Card): string => {
  const key = `${spokenNow()} ${card}`;
  const name = names.get(key) ?? nameNow(card);
  names.set(key, name);
  return name;
};
