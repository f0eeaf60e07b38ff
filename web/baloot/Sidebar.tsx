import { otherSide, sideOf } from '@majlis/kernel';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import type { CardLook } from '@/cards/look.ts';
import type { TableChrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { Box } from '@/table/Box.tsx';
import type { ToldLine } from '@/table/GameLog.tsx';
import { Lately } from '@/table/Lately.tsx';
import { SidebarFoot } from '@/table/SidebarFoot.tsx';
import { TrickNow } from '@/table/TrickNow.tsx';
import { figure, say } from '@/words/say.ts';

interface SidebarProps {
  readonly model: BalootViewModel;
  readonly look: CardLook;
  readonly lines: readonly ToldLine[];
  readonly played: Played;
  readonly chrome: TableChrome;
  readonly onHelp: () => void;
}

/** What each round brought, ours on the reading-start side. */
const Rounds = ({ state, me }: BalootViewModel) => {
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
export const Sidebar = ({ model, look, lines, played, chrome, onHelp }: SidebarProps) => {
  const { state, seen, trick } = model;
  const turn = state.phase.kind === 'playing' ? state.phase.turn : null;
  const n = Math.min(8, model.state.tricks.length + (model.taker === null ? 1 : 0));
  return (
    <>
      {model.state.rounds.length > 0 && (
        <Box part="rounds" title={say('baloot.sheet.title')}>
          <Rounds {...model} />
        </Box>
      )}
      <Box
        part="log"
        title={say('table.log')}
        aside={model.state.contract ? say('baloot.trick-of', { n, all: 8 }) : ''}
      >
        <TrickNow trick={trick} turn={turn} seen={seen} look={look} />
        <Lately lines={lines} />
      </Box>
      <Box part="chat" title={say('social.title')}>
        {chrome.social}
      </Box>
      <SidebarFoot played={played} chrome={chrome} onHelp={onHelp}>
        {model.state.options.enforcement === 'free' && <small>{say('baloot.free-table')}</small>}
      </SidebarFoot>
    </>
  );
};
