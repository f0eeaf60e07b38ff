import type { Seat } from '@majlis/kernel';
import type { ReactNode } from 'react';
import { Icon } from '@/scene/Icon.tsx';
import type { Seen } from '@/store/seen.ts';
import { EndAccuracy } from '@/table/EndAccuracy.tsx';
import { EndButtons } from '@/table/EndButtons.tsx';
import { EndPoints } from '@/table/EndPoints.tsx';
import { Fair } from '@/table/Fair.tsx';
import { MenuButton, SocialButton } from '@/table/Reach.tsx';
import { TableSheet } from '@/table/TableSheet.tsx';
import type { TableProps } from '@/table/web-game.ts';
import { say } from '@/words/say.ts';

interface MatchEndProps extends TableProps {
  readonly label: string;
  readonly seen: Seen;
  /** null: somebody who watches. */
  readonly seat: Seat | null;
  readonly winners: ReactNode;
  /** The sheet of the last deal, to be opened. */
  readonly children: ReactNode;
}

/** SCO-04, SCO-05  The end of the match. */
export const MatchEnd = ({ label, seen, seat, winners, children, played, chrome }: MatchEndProps) => (
  <TableSheet name="victory" label={label}>
    <div className="tb-sheet-panel">
      {winners}
      <EndPoints played={played} />
      <EndButtons seen={seen} seat={seat} played={played} chrome={chrome} />
      <EndAccuracy played={played} onReview={chrome.onReview} />
      <Fair played={played} />
      {children}
      <button type="button" className="tb-quiet" data-action="report" onClick={chrome.onReport}>
        <Icon name="flag" size={16} /> {say('report.title')}
      </button>
    </div>
    <div className="tb-sheet-foot">
      <MenuButton chrome={chrome} />
      <SocialButton chrome={chrome} />
    </div>
  </TableSheet>
);
