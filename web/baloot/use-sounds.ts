import type { Event } from '@majlis/baloot';
import { sideOf } from '@majlis/kernel';
import { useEffect, useRef } from 'react';
import { eventOf, type Glance } from '@/baloot/glance.ts';
import { cue } from '@/sound/cues.ts';
import type { SoundName } from '@/sound/voice.ts';

/** What is heard besides the cards themselves. */
const soundOf = (event: Event, { me }: Glance): SoundName | undefined => {
  switch (event.kind) {
    case 'called':
    case 'raised':
    case 'claimed':
      return 'bubble';
    case 'declared':
    case 'revealed':
    case 'balootAnnounced':
      return 'project';
    case 'gavelPressed':
      return 'qayd';
    case 'ended':
      return event.outcome.winner === sideOf(me) ? 'win' : 'lose';
    default:
      return undefined;
  }
};

/** Only what has just happened is heard: after a reconnect nothing is caught up on. */
export const useSounds = (glance: Glance): void => {
  const { log, epoch } = glance.seen;
  const heard = useRef({ n: log.at(-1)?.n ?? 0, epoch });
  useEffect(() => {
    const before = heard.current;
    heard.current = { n: log.at(-1)?.n ?? 0, epoch };
    if (before.epoch !== epoch) return;
    const events = log.filter(({ n }) => n > before.n).flatMap(entry => eventOf(entry) ?? []);
    for (const name of new Set(events.flatMap(event => soundOf(event, glance) ?? []))) cue(name);
  }, [log, epoch, glance]);
};
