import { otherSide, sideOf } from '@majlis/kernel';
import { SheetBody } from '@/baloot/RoundSheet.tsx';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import type { CardLook } from '@/cards/look.ts';
import { Icon } from '@/scene/Icon.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { EndButtons } from '@/table/EndButtons.tsx';
import { Fair } from '@/table/Fair.tsx';
import { MenuButton, SocialButton } from '@/table/Reach.tsx';
import { TableSheet } from '@/table/TableSheet.tsx';
import { nameOf } from '@/table/who.ts';
import { figure, named, say } from '@/words/say.ts';

interface VictoryProps {
  readonly model: BalootViewModel;
  readonly look: CardLook;
  readonly played: Played;
  readonly chrome: TableChrome;
}

const Winners = ({ model: { state, seen, me } }: VictoryProps) => {
  const winner = state.outcome?.winner ?? null;
  const names = [0, 1, 2, 3].filter(seat => sideOf(seat) === winner).map(seat => nameOf(seen.table, seat));
  const ours = sideOf(me);
  return (
    <header className="tb-winners">
      <Icon name="crown" size={44} />
      <h1>{say(winner === ours ? 'baloot.victory' : 'baloot.defeat')}</h1>
      <p>{names.map(named).join(say('table.separator'))}</p>
      <p className="tb-final">
        <b data-side="us">{figure(state.scores[ours])}</b> –{' '}
        <b data-side="them">{figure(state.scores[otherSide(ours)])}</b>
      </p>
      {state.outcome?.by === 'gahwa' && <p>{say('baloot.by-gahwa')}</p>}
    </header>
  );
};

/** SCO-04, SCO-05  The end of the match. */
export const Victory = (props: VictoryProps) => {
  const { model, look, played, chrome } = props;
  const { sheet } = model.state;
  return (
    <TableSheet name="victory" label={say('baloot.match-over')}>
      <div className="tb-sheet-panel">
        <Winners {...props} />
        <EndButtons seen={model.seen} seat={model.seated ? model.me : null} played={played} chrome={chrome} />
        <Fair played={played} />
        {sheet && (
          <details className="bl-last-sheet">
            <summary>{say('baloot.last-round')}</summary>
            <SheetBody model={model} sheet={sheet} look={look} />
          </details>
        )}
        <button type="button" className="tb-quiet" data-action="report" onClick={chrome.onReport}>
          {say('report.title')}
        </button>
      </div>
      <div className="tb-sheet-foot">
        <MenuButton chrome={chrome} />
        <SocialButton chrome={chrome} />
      </div>
    </TableSheet>
  );
};
