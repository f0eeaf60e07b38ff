import { type Seat, sideOf } from '@majlis/kernel';
import { eventOf } from '@/baloot/view-model.ts';
import type { SoundName } from '@/sound/voice.ts';
import type { LogEntry } from '@/store/seen.ts';

/** What is heard besides the cards themselves. */
export const soundOf = (entry: LogEntry, me: Seat): SoundName | undefined => {
  const event = eventOf(entry);
  switch (event?.kind) {
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
