import type { DhappaActions, Sheet } from '@/dhappa/actions.ts';
import { ChoiceSheet } from '@/dhappa/ChoiceSheet.tsx';
import { keysInWords } from '@/dhappa/keys.ts';
import { Openings } from '@/dhappa/Openings.tsx';
import { PileSheet } from '@/dhappa/PileSheet.tsx';
import { runById } from '@/dhappa/phrases.ts';
import { RunSheet } from '@/dhappa/RunSheet.tsx';
import { SeatSheet } from '@/dhappa/SeatSheet.tsx';
import { KeysHelp } from '@/table/KeysHelp.tsx';

/** What the player asked to see. */
export const Sheets = ({ actions, sheet }: { readonly actions: DhappaActions; readonly sheet: Sheet | null }) => {
  switch (sheet?.kind) {
    case 'pile':
      return <PileSheet actions={actions} first={sheet.n} />;
    case 'choice':
      return <ChoiceSheet actions={actions} plays={sheet.plays} />;
    case 'run': {
      const run = runById(actions.model.state, sheet.id);
      return run ? <RunSheet actions={actions} run={run} /> : null;
    }
    case 'seat':
      return <SeatSheet actions={actions} seat={sheet.seat} />;
    case 'openings':
      return <Openings actions={actions} />;
    case 'keys':
      return <KeysHelp keys={keysInWords()} onClose={() => actions.show(null)} />;
    default:
      return null;
  }
};
