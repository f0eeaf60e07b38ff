import type { TableRequest } from '@majlis/protocol';
import type { Entropy } from '@/store/entropy.ts';
import type { Seen } from '@/store/seen.ts';

/** Whoever opens a table sits down at it first: an empty one is in nobody's list, and bots play for somebody. */
export const firstSeat = ({ table, you, me }: Seen, entropy: Entropy): TableRequest | null => {
  if (!table?.commitment || table.phase !== 'lobby' || table.ending || you !== 'rail' || table.host !== me?.id)
    return null;
  const isFree = !table.chairs[0]?.sitter && table.chairs.every(({ sitter }) => sitter?.kind !== 'person');
  return isFree ? { kind: 'sit', seat: 0, hash: entropy.hash(table.commitment) } : null;
};

/** A table that was opened for one person: when it is first seen, bots wait in all the other seats. */
export const isForBots = (seen: Seen): boolean =>
  seen.you === 'rail' &&
  seen.table?.host === seen.me?.id &&
  seen.table?.chairs.slice(1).every(({ sitter }) => sitter?.kind === 'bot') === true;

/** There only bots wait: they need not be told. */
export const readiness = ({ table, you }: Seen): TableRequest | null => {
  if (table?.phase !== 'lobby' || table.ending || typeof you !== 'number') return null;
  const isReady = table.chairs[you]?.ready || table.chairs.some(({ sitter }) => !sitter);
  return isReady ? null : { kind: 'ready', ready: true };
};
