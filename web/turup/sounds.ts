import { type Seat, sideOf } from '@majlis/kernel';
import type { SoundName } from '@/sound/voice.ts';
import type { LogEntry } from '@/store/seen.ts';
import { eventOf } from '@/turup/view-model.ts';

/** What is heard besides the cards themselves. */
export const soundOf = (entry: LogEntry, me: Seat | null): SoundName | undefined => {
  const event = eventOf(entry);
  switch (event?.kind) {
    case 'voted':
    case 'called':
    case 'peekCalled':
    case 'readied':
      return 'bubble';
    case 'tallied':
    case 'lotDrawn':
    case 'trumpDrawn':
      return 'project';
    case 'taken':
      return event.announced.length > 0 ? 'project' : undefined;
    case 'ended':
      if (event.outcome.winner === null || me === null) return undefined;
      return event.outcome.winner === sideOf(me) ? 'win' : 'lose';
    default:
      return undefined;
  }
};
