import type { Card } from '../card.ts';
import type { Roll } from '../game.ts';
import { never } from '../never.ts';
import { shuffled } from '../random.ts';
import { stream } from './stream.ts';

export type DiceValue = readonly Card[] | number;

/** The stream that an attempt at a roll is drawn from. A `below` is hardly ever refused, so its first stream has the plain name. */
export const streamOf = (roll: Roll, attempt: number): string =>
  roll.kind === 'below' && attempt === 0 ? roll.label : `${roll.label}/${attempt}`;

/** How the dice fall: nothing but the key of the deal, the roll and the attempt has a say. */
export const throwDice = (key: Uint8Array, roll: Roll, attempt: number): DiceValue => {
  const random = stream(key, streamOf(roll, attempt));
  switch (roll.kind) {
    case 'shuffle':
      return shuffled(roll.pack, random); // Fisher–Yates from the last card down: this order is part of cg1
    case 'below':
      return random.below(roll.n);
    default:
      return never(roll);
  }
};
