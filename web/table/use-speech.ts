import type { Seat } from '@majlis/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Bubble } from '@/scene/props.ts';
import type { LogEntry, Seen } from '@/store/seen.ts';
import { signPicture, signText } from '@/table/signs.ts';
import { neighbours } from '@/table/talk.ts';

/** How long a bubble of talk stays at its seat. */
const STAYS_MS = 4_000;

const bubbleOf = ({ told }: LogEntry): Bubble | undefined => {
  if (told.kind === 'said') return { text: told.text, tone: 'plain' };
  if (told.kind !== 'reacted') return undefined;
  const [src, label] = [signPicture(told.sign), signText(told.sign)];
  return src ? { text: '', tone: 'plain', drawn: { src, label } } : { text: label, tone: 'plain' };
};

const saidAfter = (seen: Seen, n: number): ReadonlyMap<Seat, Bubble> => {
  const silent = neighbours(seen).flatMap(({ seat, muted, blocked }) => (muted || blocked ? [seat] : []));
  return new Map(
    seen.log.flatMap(entry => {
      const { told } = entry;
      const bubble = entry.n > n ? bubbleOf(entry) : undefined;
      return bubble && 'seat' in told && !silent.includes(told.seat) ? [[told.seat, bubble] as const] : [];
    }),
  );
};

/** What was said at each seat in the last moments: reactions and words, without those I do not want to hear. */
export const useSpeech = (seen: Seen): ReadonlyMap<Seat, Bubble> => {
  const last = seen.log.findLast(({ told }) => told.kind === 'said' || told.kind === 'reacted')?.n ?? 0;
  const [quietTo, setQuietTo] = useState(last);
  useEffect(() => {
    const timer = setTimeout(() => setQuietTo(last), STAYS_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return useMemo(() => saidAfter(seen, quietTo), [seen, quietTo]);
};
