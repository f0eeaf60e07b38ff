import { ChoiceSheet } from '@/dhappa/ChoiceSheet.tsx';
import type { Desk, Sheet } from '@/dhappa/desk.ts';
import { keysInWords } from '@/dhappa/keys.ts';
import { Openings } from '@/dhappa/Openings.tsx';
import { PileSheet } from '@/dhappa/PileSheet.tsx';
import { RunSheet } from '@/dhappa/RunSheet.tsx';
import { SeatSheet } from '@/dhappa/SeatSheet.tsx';
import { runById } from '@/dhappa/spoken.ts';
import { KeysHelp } from '@/table/KeysHelp.tsx';

/** What the player asked to see. */
export const Sheets = ({ desk, sheet }: { readonly desk: Desk; readonly sheet: Sheet | null }) => {
  switch (sheet?.kind) {
    case 'pile':
      return <PileSheet desk={desk} first={sheet.n} />;
    case 'choice':
      return <ChoiceSheet desk={desk} plays={sheet.plays} />;
    case 'run': {
      const run = runById(desk.glance.state, sheet.id);
      return run ? <RunSheet desk={desk} run={run} /> : null;
    }
    case 'seat':
      return <SeatSheet desk={desk} seat={sheet.seat} />;
    case 'openings':
      return <Openings desk={desk} />;
    case 'keys':
      return <KeysHelp keys={keysInWords()} onClose={() => desk.show(null)} />;
    default:
      return null;
  }
};
