import { BOT_NONCE, type Hex } from '@majlis/kernel/dice';
import type { DailyMark, Person, TableEvent } from './event.ts';

/** A deal of the day for one person: everything is settled before the first card. */
export interface DailyPlan extends DailyMark {
  readonly person: Person;
  /** Of the bots in the other chairs. */
  readonly level: string;
  /** What this match is called: its dice are those of everybody who plays the deal. */
  readonly match: Hex;
}

/** The table is born with its match under way: nobody's number takes part in the dice, so there is nothing to wait for. */
export const dailyBirth = ({ person, level }: DailyPlan, size: number): readonly TableEvent[] => [
  { kind: 'sat', seat: 0, person, hash: null },
  ...Array.from({ length: size - 1 }, (_, i): TableEvent => ({ kind: 'botSeated', seat: i + 1, level })),
  { kind: 'started', nonces: Array.from({ length: size }, () => BOT_NONCE) },
];
