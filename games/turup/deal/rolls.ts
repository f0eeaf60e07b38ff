import { bySeat, type Roll, sizeOf } from '@majlis/kernel';
import { PACK, type TurupState } from '../state.ts';
import { SEATS } from '../turns.ts';

/** The throw that is due; undefined where none is. No label comes twice in a deal. */
export const rollOf = (state: TurupState): Roll | undefined => {
  switch (state.phase) {
    case 'dealer':
      return { kind: 'below', n: SEATS, label: 'dealer' };
    case 'trump':
      return { kind: 'below', n: 4, label: 'trump' };
    case 'shuffle':
      return { kind: 'shuffle', pack: PACK, label: 'shuffle' };
    case 'lot':
      return { kind: 'below', n: state.votes.at(-1)?.result?.tied.length ?? 0, label: 'tiebreak' };
    case 'peek': {
      const peek = state.peeks.at(-1);
      return peek && { kind: 'below', n: sizeOf(bySeat(state.hands, peek.target)), label: `peek/${peek.seat}` };
    }
    default:
      return undefined;
  }
};
