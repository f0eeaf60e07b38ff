import type { Seat } from '@majlis/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { LogEntry, Seen } from '@/store/seen.ts';
import { neighbours } from '@/table/talk.ts';
import { isWord, say } from '@/words/say.ts';

/** How long a bubble of talk stays at its seat. */
const STAYS_MS = 4_000;

const textOf = ({ told }: LogEntry): string | undefined => {
  if (told.kind === 'said') return told.text;
  if (told.kind !== 'reacted') return undefined;
  const id = `sign.${told.sign}`;
  return isWord(id) ? say(id) : told.sign;
};

const saidAfter = (seen: Seen, n: number): ReadonlyMap<Seat, string> => {
  const silent = neighbours(seen).flatMap(({ seat, muted, blocked }) => (muted || blocked ? [seat] : []));
  return new Map(
    seen.log.flatMap(entry => {
      const { told } = entry;
      const text = entry.n > n ? textOf(entry) : undefined;
      return text !== undefined && 'seat' in told && !silent.includes(told.seat) ? [[told.seat, text] as const] : [];
    }),
  );
};

/** What was said at each seat in the last moments: reactions and words, without those I do not want to hear. */
export const useSpeech = (seen: Seen): ReadonlyMap<Seat, string> => {
  const last = seen.log.findLast(({ told }) => told.kind === 'said' || told.kind === 'reacted')?.n ?? 0;
  const [quietTo, setQuietTo] = useState(last);
  useEffect(() => {
    const timer = setTimeout(() => setQuietTo(last), STAYS_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return useMemo(() => saidAfter(seen, quietTo), [seen, quietTo]);
};
