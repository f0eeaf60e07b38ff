import { sideOf } from '@majlis/kernel';
import { eventOf } from '@/dhappa/view-model.ts';
import type { SoundName } from '@/sound/voice.ts';
import type { LogEntry } from '@/store/seen.ts';

/** What an event sounds like to this player. */
export const soundOf = (entry: LogEntry, me: number): SoundName | undefined => {
  const event = eventOf(entry);
  switch (event?.kind) {
    case 'dealt':
    case 'drawn':
    case 'picked':
      return 'deal';
    case 'melded':
    case 'extended':
    case 'discarded':
      return 'thump';
    case 'swapped':
    case 'shifted':
      return 'bubble';
    case 'merged':
    case 'undone':
    case 'pickReturned':
      return 'sweep';
    case 'burnt':
      return 'qayd';
    case 'ended':
      return event.outcome.winner === sideOf(me) ? 'win' : 'lose';
    default:
      return undefined;
  }
};
