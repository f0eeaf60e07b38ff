import { useEffect, useState } from 'react';
import type { TableStore } from '@/store/table-store.ts';
import { useSeen } from '@/store/use-seen.ts';
import { usePassing } from '@/table/use-passing.ts';
import { CLOCK } from '@/time/clock.ts';
import { say, sayReason } from '@/words/say.ts';

const MOMENTS = [10, 5, 3];

/** The seconds left on the own clock, spoken three times and not more. */
const useCountdown = (store: TableStore): string => {
  const until = useSeen(store, ({ clocks, you }) => clocks.find(({ on }) => on === you)?.until ?? null);
  const [text, setText] = useState('');
  useEffect(() => {
    setText('');
    if (until === null) return;
    let before = Math.ceil((until - store.now()) / 1000);
    const look = () => {
      const left = Math.ceil((until - store.now()) / 1000);
      const moment = MOMENTS.find(at => left <= at && before > at);
      before = left;
      if (moment !== undefined && left > 0) setText(say('table.seconds', { n: moment }));
    };
    return CLOCK.every(200, look);
  }, [store, until]);
  return text;
};

interface LiveProps {
  readonly store: TableStore;
  readonly game: string;
  /** What the game itself has to say now: why a card is blocked, what a key read out. */
  readonly said: string;
}

/** Spoken and seen in passing: refusals, reasons, the clock. */
export const Live = ({ store, game, said }: LiveProps) => {
  const refusal = useSeen(store, seen => seen.refusal);
  const seconds = useCountdown(store);
  const [reason, tell] = usePassing(store);
  // What is asked next, by the app itself too, does not take it away: it goes in passing.
  useEffect(() => {
    if (refusal) tell(sayReason(refusal.reason, game));
  }, [refusal, game, tell]);
  return (
    <>
      <output className="tb-said" data-said="" aria-live="polite" dir="auto">
        {said || reason}
      </output>
      <span className="sr-only" role="timer" aria-live="polite" data-seconds="">
        {seconds}
      </span>
    </>
  );
};
