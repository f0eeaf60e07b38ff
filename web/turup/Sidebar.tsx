import { TRICKS } from '@majlis/turup/for-web';
import type { CardLook } from '@/cards/look.ts';
import type { TableChrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { Box } from '@/table/Box.tsx';
import type { ToldLine } from '@/table/GameLog.tsx';
import { Lately } from '@/table/Lately.tsx';
import { SidebarFoot } from '@/table/SidebarFoot.tsx';
import { TrickNow } from '@/table/TrickNow.tsx';
import { sideWord, trickNumber } from '@/turup/phrases.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { figure, say } from '@/words/say.ts';

interface SidebarProps {
  readonly model: TurupViewModel;
  readonly look: CardLook;
  readonly lines: readonly ToldLine[];
  readonly played: Played;
  readonly chrome: TableChrome;
  readonly onHelp: () => void;
}

/** What each deal brought to either side. */
const Deals = ({ state: { results } }: TurupViewModel) => (
  <ol className="tb-rounds" aria-label={`${sideWord(0)} – ${sideWord(1)}`}>
    {results.map(({ points }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: deals are only ever added
      <li key={i}>
        <b>{figure(points[0])}</b>
        <span>{figure(i + 1)}</span>
        <b>{figure(points[1])}</b>
      </li>
    ))}
  </ol>
);

/** ZONE-06  Score, log, chat and the system's menu beside the table. */
export const Sidebar = ({ model, look, lines, played, chrome, onHelp }: SidebarProps) => {
  const { state, seen, trick } = model;
  const turn = state.phase === 'play' ? state.turn : null;
  const n = trickNumber(state);
  return (
    <>
      {state.results.length > 0 && (
        <Box part="rounds" title={say('turup.deals')}>
          <Deals {...model} />
        </Box>
      )}
      <Box part="log" title={say('table.log')} aside={state.trump ? say('turup.trick-of', { n, all: TRICKS }) : ''}>
        <TrickNow trick={trick} turn={turn} seen={seen} look={look} />
        <Lately lines={lines} />
      </Box>
      <Box part="chat" title={say('social.title')}>
        {chrome.social}
      </Box>
      <SidebarFoot played={played} chrome={chrome} onHelp={onHelp} />
    </>
  );
};
