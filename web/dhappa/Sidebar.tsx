import { otherSide } from '@majlis/kernel';
import { memo } from 'react';
import type { Desk } from '@/dhappa/desk.ts';
import { lockLine } from '@/dhappa/LockMeter.tsx';
import type { Chrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { Box } from '@/table/Box.tsx';
import { Lately } from '@/table/Lately.tsx';
import { SidebarFoot } from '@/table/SidebarFoot.tsx';
import type { Line } from '@/table/Told.tsx';
import { say, useSay } from '@/words/say.ts';

interface SidebarProps extends Pick<Desk, 'glance' | 'show'> {
  readonly lines: readonly Line[];
  readonly played: Played;
  readonly chrome: Chrome;
}

/** The Lock in words, the log, the chat and the system's menu beside the table. */
export const Sidebar = memo(({ glance, show, lines, played, chrome }: SidebarProps) => {
  useSay();
  const { state, side } = glance;
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
