import { type Card, parseCard } from '@majlis/kernel';

/** Which card stands for which; cards not named stand for themselves. */
export type Exchange = ReadonlyMap<Card, Card>;

export const exchanged = (exchange: Exchange, card: Card): Card => exchange.get(card) ?? card;

const asCard = (value: unknown): Card | undefined => (typeof value === 'string' ? parseCard(value) : undefined);

/** A value with every card exchanged; lists of cards in a fixed order, for some games sort a hand and some do not. */
export const image = (value: unknown, exchange: Exchange): unknown => {
  const card = asCard(value);
  if (card) return exchanged(exchange, card);
  if (Array.isArray(value)) {
    const list = value.map(entry => image(entry, exchange));
    return list.length > 0 && list.every(entry => asCard(entry)) ? list.sort() : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, image(entry, exchange)]));
};

const WORD = /(?<![A-Za-z0-9])(?:(?:[2-9]|10|[JQKA])[SHDC](?:#\d+)?|JK#\d+)(?![A-Za-z0-9#])/g;

/** A word of the game with its cards exchanged. */
export const imageOfWord = (word: string, exchange: Exchange): string =>
  word.replace(WORD, name => {
    const card = parseCard(name);
    return card ? exchanged(exchange, card) : name;
  });
