import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@majlis/kernel/dice';
import { DAYS_A_CHAIN, type DayChain, daySecret } from '@majlis/table';
import { type Engine, must } from '../engine.ts';
import type { Seal } from '../seal.ts';

/** A day with its secret: for the house alone until the day is over. */
interface SecretDay {
  readonly chain: DayChain;
  readonly day: number;
  readonly secret: string;
}

/** The days of the house and what their dice come from. */
export interface Days {
  /** Today or tomorrow: should no chain reach so far, one is begun. */
  of(day: number, now: number): Promise<SecretDay>;
  /** A day gone by; undefined: the house knew no days then. */
  past(day: number): Promise<SecretDay | undefined>;
}

/** Days are few, and each is walked to once. */
const MOST_KEPT = 16;

export const daysOf = (engine: Engine, seal: Seal): Days => {
  const kept = new Map<number, Promise<SecretDay>>();
  return {
    of: (day, now) => {
      const known = kept.get(day) ?? found(engine, seal, day, now);
      kept.set(day, known);
      known.catch(() => kept.delete(day));
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return known;
    },
    past: async day => {
      const row = await chainOf(engine, day);
      return row && secretIn(seal, row, day);
    },
  };
};

const found = async (engine: Engine, seal: Seal, day: number, now: number): Promise<SecretDay> => {
  return secretIn(seal, (await chainOf(engine, day)) ?? (await begun(engine, seal, day, now)), day);
};

type ChainRow = DayChain & { readonly sealed: string };

const secretIn = (seal: Seal, { id, foot, first, sealed }: ChainRow, day: number): SecretDay => {
  const chain = { id, foot, first };
  return { chain, day, secret: daySecret(chain, seal.open(placeOf(first), sealed), day) };
};

/** What the seal binds a tip to. */
const placeOf = (first: number): string => `days/${first}`;

const chainOf = ({ db }: Engine, day: number) =>
  db
    .selectFrom('day_chains')
    .selectAll()
    .where('first', '<=', day)
    .where('first', '>', day - DAYS_A_CHAIN)
    .orderBy('first')
    .limit(1)
    .executeTakeFirst();

/** Should two processes begin one at once, the first to write it has it. */
const begun = async (engine: Engine, seal: Seal, first: number, now: number) => {
  const [id, tip] = [randomBytes(16).toString('hex'), randomBytes(32).toString('hex')];
  const row = { first, id, foot: commitmentOf(id, tip), sealed: seal.close(placeOf(first), tip), at: now };
  await engine.job([must(engine.db.insertInto('day_chains').values(row))]);
  const kept = await chainOf(engine, first);
  if (!kept) throw new Error('no chain of days could be kept');
  return kept;
};
