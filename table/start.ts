import type { Seat } from '@majlis/kernel';
import { BOT_NONCE, type Hex, opens } from '@majlis/kernel/dice';
import { type DecisionContext, granted, refused, type TableDecision } from './decision.ts';
import { drawSeats } from './draw-seats.ts';
import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { isGathering } from './ranked.ts';
import { standUp } from './seating.ts';
import { matchIdOf, nextSecret, tipOf } from './secret.ts';
import { isPeopled, seatsWhere, type Table } from './table.ts';

/** So long the seats have to open their nonces; clients do it by themselves. */
export const OPENING_MS = 5_000;

export const decideReady = ({ table }: DecisionContext, seat: Seat, value: boolean): TableDecision => {
  if (table.phase !== 'lobby' || table.ranked || table.daily) return refused('wrong-phase');
  if (table.chairs.every(({ sitter }, other) => other === seat || !sitter)) return refused('waiting-for-players');
  if (value && !isBound(table, seat)) return refused('not-bound');
  return granted({ kind: 'readied', seat, ready: value });
};

/** The host need not wait for everybody's Ready, but for a second match together everybody must want it. */
export const decideStart = (context: DecisionContext): TableDecision => {
  const { table } = context;
  if (table.chairs.some(({ sitter }) => !sitter)) return refused('waiting-for-players');
  if (!seatsWhere(table, isPeopled).every(seat => isBound(table, seat))) return refused('not-bound');
  return table.ending ? refused('not-agreed') : granted(...startEvents(context));
};

/** Where the house wants it so, the simGame gives out the chairs before the first match; a rematch keeps them. */
export const startEvents = (context: DecisionContext): readonly TableEvent[] => {
  const { setup, table } = context;
  const isDrawn = table.ending === null && !table.ranked && setup.game.seating?.(table.options) === 'random';
  return [...(isDrawn ? [{ kind: 'seatsDrawn' as const, from: drawSeats(context) }] : []), { kind: 'starting' }];
};

/** Everybody's Ready starts the match. A rematch is the same: the same chairs, and everybody's Ready again. */
export const isAgreed = (table: Table): boolean =>
  table.phase === 'lobby' &&
  !table.daily &&
  (table.ranked ? isGathering(table) && table.chairs.every((_, seat) => isBound(table, seat)) : isReady(table));

const isReady = (table: Table): boolean =>
  table.chairs.every(({ sitter, ready }) => sitter && (sitter.kind === 'bot' || (ready && sitter.hash !== null))) &&
  table.chairs.some(isPeopled);

export const isBound = ({ chairs }: Table, seat: Seat): boolean => {
  const sitter = chairs[seat]?.sitter;
  return sitter?.kind === 'person' && sitter.hash !== null;
};

/** Whether this is the nonce that the seat bound itself to. */
export const isOpened = ({ table: { chairs, commitment } }: DecisionContext, seat: Seat, nonce: Hex): boolean => {
  const sitter = chairs[seat]?.sitter;
  if (sitter?.kind !== 'person' || !sitter.hash || !commitment) return false;
  return /^[0-9a-f]{64}$/.test(nonce) && opens(commitment.id, sitter.hash, nonce);
};

export type Openings = ReadonlyMap<Seat, Hex>;

/** The match begins when the last nonce is open. */
export const beginIfAllOpen = ({ table }: DecisionContext, openings: Openings): readonly TableEvent[] => {
  const nonces = table.chairs.flatMap(({ sitter }, seat) => {
    const nonce = sitter?.kind === 'bot' ? BOT_NONCE : openings.get(seat);
    return nonce === undefined ? [] : [nonce];
  });
  return nonces.length === table.chairs.length ? [{ kind: 'started', nonces }] : [];
};

/** Somebody did not open, or walked away: those stand up, the others stay, and the next try has new dice. Those who were paired go back to the queue. */
export const decideAbort = (context: DecisionContext, late: readonly Seat[]): TableDecision => {
  const { setup, table } = context;
  const events: TableEvent[] = [{ kind: 'startAborted', seats: late }];
  if (table.ranked) return granted(...events, ...late.map(seat => stoodLate(seat)), { kind: 'closed' });
  let left = table;
  for (const seat of late) {
    const standing = standUp(left, seat, 'late');
    left = standing.reduce((now, event) => evolve(setup, now, event, 0), left);
    events.push(...standing);
  }
  if (left.phase === 'closed') return granted(...events);
  const { event, secret } = newCommitment(context, nextSecret(context.secret));
  return { ok: true, events: [...events, event], secret };
};

const stoodLate = (seat: Seat): TableEvent => ({ kind: 'stood', seat, why: 'late' });

/** The dice of a match are fixed before anyone adds to them. */
export const newCommitment = (
  { setup }: Pick<DecisionContext, 'setup'>,
  secret: Hex,
  match?: Hex,
): { event: TableEvent; secret: Hex } => {
  const id = matchIdOf(secret);
  const commitment = setup.dice.commitment(id, tipOf(secret));
  const name = match === undefined ? {} : { match };
  return { event: { kind: 'committed', id, ctx: `${setup.game.id}/1`, commitment, ...name }, secret };
};
