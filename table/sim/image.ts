import { type Card, parseCard } from '@majlis/kernel';

/** Which card stands for which; cards not named stand for themselves. */
export type Exchange = ReadonlyMap<Card, Card>;

export const exchanged = (exchange: Exchange, card: Card): Card => exchange.get(card) ?? card;

const asCard = (value: unknown): Card | undefined => (typeof value === 'string' ? parseCard(value) : undefined);

/** A value with every card exchanged. */
export const image = (value: unknown, exchange: Exchange): unknown => {
  const card = asCard(value);
  if (card) return exchanged(exchange, card);
  return within(value, entry => image(entry, exchange));
};

/** A value with its lists of cards in a fixed order, for some games sort a hand and some do not. */
export const tidied = (value: unknown): unknown => {
  const tidy = within(value, tidied);
  return Array.isArray(tidy) && tidy.length > 0 && tidy.every(entry => asCard(entry)) ? tidy.sort() : tidy;
};

const within = (value: unknown, change: (entry: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, change(entry)]));
};

const WORD = /(?<![A-Za-z0-9])(?:(?:[2-9]|10|[JQKA])[SHDC](?:#\d+)?|JK#\d+)(?![A-Za-z0-9#])/g;

/** A word of the game with its cards exchanged. */
export const imageOfWord = (word: string, exchange: Exchange): string =>
  word.replace(WORD, name => {
    const card = parseCard(name);
    return card ? exchanged(exchange, card) : name;
  });
