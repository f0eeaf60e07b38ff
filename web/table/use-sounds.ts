import { useEffect, useRef } from 'react';
import { cue } from '@/sound/cues.ts';
import type { SoundName } from '@/sound/voice.ts';
import type { LogEntry, Seen } from '@/store/seen.ts';

/** Only what has just happened is heard: after a reconnect nothing is caught up on. */
export const useSounds = ({ log, epoch }: Seen, soundOf: (entry: LogEntry) => SoundName | undefined): void => {
  const heard = useRef({ n: log.at(-1)?.n ?? 0, epoch });
  useEffect(() => {
    const before = heard.current;
    heard.current = { n: log.at(-1)?.n ?? 0, epoch };
    if (before.epoch !== epoch) return;
    const news = log.filter(({ n }) => n > before.n);
    for (const name of new Set(news.flatMap(entry => soundOf(entry) ?? []))) cue(name);
  }, [log, epoch, soundOf]);
};
