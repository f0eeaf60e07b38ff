import { randomInt } from 'node:crypto';

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

export const suggestedName = (): string => `${one(FIRST)} ${one(SECOND)} ${randomInt(10, 100)}`;
