import type { Seat } from '@majlis/kernel';
import { type DeviceMemory, type Hex, nonceHash } from '@majlis/kernel/dice';
import type { TableRequest } from '@majlis/protocol';
import { type DiceCommitment, mayBind } from '@majlis/table';
import type { Seen } from '@/store/seen.ts';

/** What this device keeps from one visit to the next. */
export interface Keep {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

export interface Entropy {
  /** The hash to sit down with. */
  hash(commitment: DiceCommitment): Hex;
  /** What the app does by itself now: bind to the dice that were fixed last, open the nonce when the start is called. */
  due(seen: Seen): TableRequest | null;
  /** What was kept of a match from before its start, to check it by. */
  memory(match: Hex, seat: Seat): DeviceMemory | null;
}

/** 256 bits of this device's own, drawn for each match, so that no house alone chooses a deal. */
export const entropyOf = (keep: Keep, draw: () => Hex): Entropy => {
  const nonceFor = (commitment: DiceCommitment): Hex => {
    const kept = keptOf(keep, commitment.id);
    if (kept) return kept.nonce;
    const nonce = draw();
    keep.set(keyOf(commitment.id), `${nonce}${commitment.commitment}`);
    return nonce;
  };
  return {
    hash: commitment => nonceHash(commitment.id, nonceFor(commitment)),
    due: ({ table, you }) => {
      const sitter = typeof you === 'number' ? table?.chairs[you]?.sitter : undefined;
      if (!table?.commitment || sitter?.kind !== 'person') return null;
      if (mayBind(table)) {
        const hash = nonceHash(table.commitment.id, nonceFor(table.commitment));
        if (hash !== sitter.hash) return { kind: 'bind', hash };
      }
      const kept = table.phase === 'starting' ? keptOf(keep, table.commitment.id) : null;
      return kept && { kind: 'open', nonce: kept.nonce };
    },
    memory: (match, seat) => {
      const kept = keptOf(keep, match);
      return kept && { commitment: kept.commitment, seat, nonce: kept.nonce };
    },
  };
};

const keyOf = (match: Hex): string => `majlis/nonce/${match}`;

/** Nonce and commitment, as they were when the nonce was drawn. */
const keptOf = (keep: Keep, match: Hex): { readonly nonce: Hex; readonly commitment: Hex } | null => {
  const text = keep.get(keyOf(match)) ?? '';
  return /^[0-9a-f]{128}$/.test(text) ? { nonce: text.slice(0, 64), commitment: text.slice(64) } : null;
};
