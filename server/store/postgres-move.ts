import type pg from 'pg';
import type { JobAnswer, Move } from './engine.ts';
import type { MoveWriter } from './lanes.ts';

const DUPLICATE = '23505';
const DISK_FULL = '53100';

const DONE: JobAnswer = { kind: 'done', results: [] };
const MISSED: JobAnswer = { kind: 'missed' };

/** However many moves: each table's head moves on under its owner's epoch, and only the lines of those that did are written. */
const MOVE = `
  with moved as (
    update tables set head = m.head, touched_at = m.at
      from unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::int[], $6::bigint[]) as m (n, id, epoch, start, head, at)
      where tables.id = m.id and tables.epoch = m.epoch and tables.head = m.start
      returning m.n, m.id
  ), written as (
    insert into events (table_id, seq, act, at, event)
      select moved.id, e.seq, e.act, e.at, e.event
        from unnest($7::int[], $8::int[], $9::text[], $10::bigint[], $11::text[]) as e (n, seq, act, at, event)
        join moved on moved.n = e.n
  )
  select n from moved`;

const columnsOf = (moves: readonly Move[]): readonly unknown[][] => {
  const lines = moves.flatMap(({ rows }, n) => rows.map(row => ({ n, ...row })));
  return [
    [...moves.keys()],
    moves.map(({ table }) => table),
    moves.map(({ epoch }) => epoch),
    moves.map(({ from }) => from),
    moves.map(({ from, rows }) => from + rows.length),
    moves.map(({ rows }) => rows.at(-1)?.at ?? 0),
    lines.map(({ n }) => n),
    lines.map(({ seq }) => seq),
    lines.map(({ act }) => act),
    lines.map(({ at }) => at),
    lines.map(({ event }) => event),
  ];
};

/** All of them in one statement. */
export const strokeOn =
  (lanes: pg.Pool): MoveWriter =>
  async moves => {
    let client: pg.PoolClient | undefined;
    try {
      client = await lanes.connect();
      const answers = await written(client, moves);
      client.release();
      return answers;
    } catch (error) {
      // The connection may be in any state: it is thrown away, and PostgreSQL undoes what was open.
      client?.release(true);
      return moves.map(() => unknownAfter(error));
    }
  };

/** An action that is there already undoes the whole stroke: it is looked for in halves, so that nobody else pays for it. */
const written = async (client: pg.PoolClient, moves: readonly Move[]): Promise<readonly JobAnswer[]> => {
  try {
    const { rows } = await client.query({ name: 'move', text: MOVE, values: [...columnsOf(moves)] });
    const moved = new Set(rows.map(({ n }) => n));
    return moves.map((_, n) => (moved.has(n) ? DONE : MISSED));
  } catch (error) {
    if (codeOf(error) !== DUPLICATE) throw error;
    if (moves.length === 1) return [{ kind: 'duplicate' }];
    const half = moves.length >> 1;
    return [...(await written(client, moves.slice(0, half))), ...(await written(client, moves.slice(half)))];
  }
};

export const answerAfter = (error: unknown): JobAnswer =>
  codeOf(error) === DUPLICATE ? { kind: 'duplicate' } : unknownAfter(error);

const unknownAfter = (error: unknown): JobAnswer => ({
  kind: 'unknown',
  why: messageOf(error),
  full: codeOf(error) === DISK_FULL,
});

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || String(Reflect.get(error, 'code') ?? error.name) : String(error);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
