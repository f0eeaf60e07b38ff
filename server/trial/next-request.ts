import { randomBytes } from 'node:crypto';
import type { Random, Viewer } from '@majlis/kernel';
import { type Hex, nonceHash } from '@majlis/kernel/dice';
import type { TableRequest } from '@majlis/protocol';
import type { Table } from '@majlis/table';
import type { OfferedGame } from '../host/games.ts';

/** What a willing player does next. */
export const nextRequest = (
  setup: OfferedGame,
  table: Table,
  you: Viewer,
  seat: number | null,
  nonces: Map<Hex, Hex>,
  random: Random,
): TableRequest | undefined => {
  if (!table.commitment || seat === null) return undefined;
  const nonce = nonces.get(table.commitment.id) ?? randomBytes(32).toString('hex');
  nonces.set(table.commitment.id, nonce);
  const hash = nonceHash(table.commitment.id, nonce);
  if (you === 'rail')
    return table.phase === 'lobby' && !table.chairs[seat]?.sitter ? { kind: 'sit', seat, hash } : undefined;
  if (table.phase === 'starting') return { kind: 'open', nonce };
  if (table.phase === 'lobby') return readyUp(table, you, hash);
  return table.phase === 'playing' ? playOffer(setup, table.state, you, random) : undefined;
};

const readyUp = ({ chairs, ranked }: Table, you: number, hash: Hex): TableRequest | undefined => {
  const chair = chairs[you];
  if (chair?.sitter?.kind !== 'person') return undefined;
  if (chair.sitter.hash !== hash) return { kind: 'bind', hash };
  return !ranked && !chair.ready && chairs.every(({ sitter }) => sitter) ? { kind: 'ready', ready: true } : undefined;
};

const playOffer = (setup: OfferedGame, state: unknown, seat: number, random: Random): TableRequest | undefined => {
  const offers = setup.game.offers(state, seat);
  const action = offers[random.below(Math.max(1, offers.length))];
  return action && { kind: 'act', word: setup.words.write(action) };
};
