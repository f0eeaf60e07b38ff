import { randomInt } from 'node:crypto';
import { cleanName } from '@majlis/protocol';
import { isReservedName, isRude } from '@majlis/table';

/** Names for those who do not want to think of one. */
const FIRST = [
  'Amber',
  'Brave',
  'Calm',
  'Dune',
  'Early',
  'Gentle',
  'Golden',
  'Lucky',
  'Merry',
  'Noble',
  'Quick',
  'Silver',
  'Sunny',
  'Wise',
];
const SECOND = [
  'Falcon',
  'Camel',
  'Gazelle',
  'Lantern',
  'Palm',
  'Oryx',
  'Pearl',
  'Parrot',
  'Tiger',
  'Kite',
  'Mango',
  'Drum',
  'River',
  'Moon',
];

const one = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';

export const suggestedName = (): string => `${one(FIRST)} ${one(SECOND)} ${randomInt(1_000, 10_000)}`;

/** A name that everybody can read, need not mind to, and cannot take for the house's own. */
export const judgedName = (
  input: string,
): { readonly name: string } | { readonly reason: 'bad-name' | 'kept-name' } => {
  const name = cleanName(input);
  if (!name || isRude(name)) return { reason: 'bad-name' };
  return isReservedName(name) ? { reason: 'kept-name' } : { name };
};
