import { otherSide, sideOf } from '@majlis/kernel';
import type { Glance } from '@/baloot/glance.ts';
import type { Look } from '@/cards/look.ts';
import type { Chrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { Box } from '@/table/Box.tsx';
import { Lately } from '@/table/Lately.tsx';
import { SidebarFoot } from '@/table/SidebarFoot.tsx';
import type { Line } from '@/table/Told.tsx';
import { TrickNow } from '@/table/TrickNow.tsx';
import { figure, say } from '@/words/say.ts';

interface SidebarProps {
  readonly glance: Glance;
  readonly look: Look;
  readonly lines: readonly Line[];
  readonly played: Played;
  readonly chrome: Chrome;
  readonly onHelp: () => void;
}

/** What each round brought, ours on the reading-start side. */
const Rounds = ({ state, me }: Glance) => {
  const ours = sideOf(me);
  return (
    <ol className="tb-rounds">
      {state.rounds.map((points, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only ever added
        <li key={i}>
          <b>{figure(points[ours])}</b>
          <span>{figure(i + 1)}</span>
          <b>{figure(points[otherSide(ours)])}</b>
        </li>
      ))}
    </ol>
  );
};

/** ZONE-06  Score, log, chat and the system's menu beside the table. */
export const Sidebar = ({ glance, look, lines, played, chrome, onHelp }: SidebarProps) => {
  const { state, seen, trick } = glance;
  const turn = state.phase.kind === 'playing' ? state.phase.turn : null;
  const n = Math.min(8, glance.state.tricks.length + (glance.taker === null ? 1 : 0));
  return (
    <>
      {glance.state.rounds.length > 0 && (
        <Box part="rounds" title={say('baloot.sheet.title')}>
          <Rounds {...glance} />
        </Box>
      )}
      <Box
        part="log"
        title={say('table.log')}
        aside={glance.state.contract ? say('baloot.trick-of', { n, all: 8 }) : ''}
      >
        <TrickNow trick={trick} turn={turn} seen={seen} look={look} />
        <Lately lines={lines} />
      </Box>
      <Box part="chat" title={say('social.title')}>
        {chrome.social}
      </Box>
      <SidebarFoot played={played} chrome={chrome} onHelp={onHelp}>
        {glance.state.options.enforcement === 'free' && <small>{say('baloot.free-table')}</small>}
      </SidebarFoot>
    </>
  );
};
