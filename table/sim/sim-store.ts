import type { Random } from '@majlis/kernel';
import type { Effect, LogLine } from '../index.ts';
import { type Faults, happens } from './faults.ts';

type Append = Extract<Effect, { kind: 'append' }>;

/** What the store did, and what it will say: after how long, and whether that is the truth. */
export interface StoreReply {
  readonly says: 'stored' | 'unsure' | 'fenced';
  /** When the lines are down, if they are. */
  readonly writesAfter: number | null;
  readonly saysAfter: number;
}

/** A table's row of lines, under the number of each and with each action id once. */
export interface SimStore {
  readonly lines: LogLine[];
  readonly acts: Set<string>;
  secret: string;
  epoch: number;
  /** No answer to anything until then. */
  downUntil: number;
  /** Whether the lines went in. */
  write(store: SimStore, lines: Append, epoch: number): 'written' | 'clash' | 'fenced';
}

/** The client of the store gives up waiting. */
const TIMEOUT_MS = 3_000;

export const answerOf = (store: SimStore, faults: Faults, random: Random, now: number): StoreReply => {
  const wait = happens(random, faults.slowStore) ? 200 + random.below(2_500) : 1 + random.below(8);
  if (now < store.downUntil || happens(random, faults.refusal)) {
    return { says: 'unsure', writesAfter: null, saysAfter: random.below(2) === 0 ? wait : TIMEOUT_MS };
  }
  if (happens(random, faults.lostReply)) return { says: 'unsure', writesAfter: wait, saysAfter: TIMEOUT_MS };
  return { says: 'stored', writesAfter: wait, saysAfter: wait };
};

/** In the right place, by the owner, under ids not seen before. */
const write: SimStore['write'] = (store, { seq, lines, secret }, epoch) => {
  if (epoch < store.epoch) return 'fenced';
  const acts = lines.flatMap(({ act }) => act ?? []);
  if (seq !== store.lines.length + 1 || acts.some(act => store.acts.has(act))) return 'clash';
  store.lines.push(...lines);
  for (const act of acts) store.acts.add(act);
  if (secret !== null) store.secret = secret;
  return 'written';
};

export const emptyStore = (): SimStore => ({ lines: [], acts: new Set(), secret: '', epoch: 0, downUntil: 0, write });
