import { otherSide } from '@majlis/kernel';
import { memo } from 'react';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { lockLine } from '@/dhappa/LockMeter.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { Box } from '@/table/Box.tsx';
import type { ToldLine } from '@/table/GameLog.tsx';
import { Lately } from '@/table/Lately.tsx';
import { SidebarFoot } from '@/table/SidebarFoot.tsx';
import { say, useSay } from '@/words/say.ts';

interface SidebarProps extends Pick<DhappaActions, 'model' | 'show'> {
  readonly lines: readonly ToldLine[];
  readonly played: Played;
  readonly chrome: TableChrome;
}

/** The Lock in words, the log, the chat and the system's menu beside the table. */
export const Sidebar = memo(({ model, show, lines, played, chrome }: SidebarProps) => {
  useSay();
  const { state, side } = model;
  return (
    <>
      <Box
        part="lock"
        title={say('dhappa.lock.title')}
        aside={say('dhappa.round', { n: state.rounds.length + (state.phase === 'over' ? 0 : 1) })}
      >
        <p className="dh-quiet">
          {say('room.us')}: {lockLine(state, side)}
        </p>
        <p className="dh-quiet">
          {say('room.them')}: {lockLine(state, otherSide(side))}
        </p>
      </Box>
      <Box part="log" title={say('table.log')} aside={say('dhappa.turn', { n: state.past.length + 1 })}>
        <Lately lines={lines} />
      </Box>
      <Box part="chat" title={say('social.title')}>
        {chrome.social}
      </Box>
      <SidebarFoot played={played} chrome={chrome} onHelp={() => show({ kind: 'keys' })} />
    </>
  );
});
