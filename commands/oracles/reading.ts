import { type Card, parseCard } from '@majlis/kernel';

/** Events as an oracle reads them: by name, without the game's own types. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const cardsIn = (value: unknown): readonly Card[] =>
  list(value).flatMap(card => (typeof card === 'string' ? (parseCard(card) ?? []) : []));

/** The cards of each pile in a list of piles. */
export const pilesIn = (value: unknown): readonly (readonly Card[])[] =>
  list(value).map(pile => cardsIn(field(pile, 'cards')));
