import { boardOfDay, type DayPlace, type FieldPoints, fieldsOf } from '@majlis/club';
import { onceASecond } from '../door/once.ts';
import { monthBoard } from '../store/daily/totals.ts';
import { type FieldRow, fieldRows } from '../store/daily/tries.ts';
import type { Engine } from '../store/engine.ts';

/** All who played a day of a game, looked through once for everybody who asks. */
export interface DayField {
  readonly board: readonly DayPlace[];
  readonly people: number;
  /** By the number of the deal. */
  readonly points: ReadonlyMap<number, readonly FieldPoints[]>;
  readonly deals: ReadonlyMap<number, DealField>;
}

interface DealField {
  readonly size: number;
  /** The match of whoever did best. */
  readonly best: string | null;
  readonly calls: readonly { readonly bought: string; readonly people: number; readonly mean: number }[];
}

/** Fields and boards: read once in a second, however many ask. */
export interface Fields {
  of(day: number, game: string): Promise<DayField>;
  /** The board of the month of this day. */
  month(day: number, game: string): Promise<readonly DayPlace[]>;
}

/** Today and yesterday of each game, and the month. */
const MOST = 12;

const best = (played: readonly FieldRow[]): string | null =>
  played.reduce<FieldRow | null>((one, other) => (one && one.points >= other.points ? one : other), null)?.match ??
  null;

const ofDeal = (played: readonly FieldRow[]): DealField => {
  const calls = [...Map.groupBy(played, ({ bought }) => bought)].map(([bought, those]) => ({
    ...{ bought, people: those.length },
    mean: those.reduce((sum, { points }) => sum + points, 0) / those.length,
  }));
  return { size: played.length, best: best(played), calls: calls.toSorted((a, b) => b.people - a.people) };
};

export const fieldFrom = (rows: readonly FieldRow[]): DayField => ({
  board: boardOfDay(rows),
  people: new Set(rows.map(({ person }) => person)).size,
  points: fieldsOf(rows),
  deals: new Map([...Map.groupBy(rows, ({ deal }) => deal)].map(([deal, played]) => [deal, ofDeal(played)])),
});

const kept = <T>(now: () => number) => {
  const all = new Map<string, () => Promise<T>>();
  return (key: string, read: () => Promise<T>): Promise<T> => {
    const known = all.get(key) ?? onceASecond(read, now);
    all.set(key, known);
    const [oldest] = all.keys();
    if (all.size > MOST && oldest !== undefined) all.delete(oldest);
    return known();
  };
};

export const fieldsFrom = (db: Engine['db'], now: () => number): Fields => {
  const [days, months] = [kept<DayField>(now), kept<readonly DayPlace[]>(now)];
  return {
    of: (day, game) => days(`${day}/${game}`, async () => fieldFrom(await fieldRows(db, day, game))),
    month: (day, game) => months(`${day}/${game}`, () => monthBoard(db, day, game)),
  };
};
