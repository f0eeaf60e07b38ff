import { sideOf } from '@majlis/kernel';
import type { CardLook } from '@/cards/look.ts';
import { Icon } from '@/scene/Icon.tsx';
import { MatchEnd } from '@/table/MatchEnd.tsx';
import type { TableProps } from '@/table/web-game.ts';
import { nameOf } from '@/table/who.ts';
import { SheetBody } from '@/turup/DealSheet.tsx';
import { sideWord } from '@/turup/phrases.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { figure, named, say } from '@/words/say.ts';

interface VictoryProps extends TableProps {
  readonly model: TurupViewModel;
  readonly look: CardLook;
}

const titleOf = ({ state: { outcome }, me, seated }: TurupViewModel): string => {
  const winner = outcome?.winner ?? null;
  if (winner === null) return say('turup.drawn');
  if (!seated) return say('turup.side-wins', { side: sideWord(winner) });
  return say(winner === sideOf(me) ? 'turup.victory' : 'turup.defeat');
};

const Winners = ({ model }: VictoryProps) => {
  const { state, seen } = model;
  const winner = state.outcome?.winner ?? null;
  const names = [0, 1, 2, 3].filter(seat => sideOf(seat) === winner).map(seat => nameOf(seen.table, seat));
  return (
    <header className="tb-winners">
      <Icon name={winner === 1 ? 'flag' : 'crown'} size={44} />
      <h1>{titleOf(model)}</h1>
      {winner !== null && <p>{[sideWord(winner), ...names.map(named)].join(say('table.separator'))}</p>}
      <p className="tb-final tu-pair" data-part="final">
        <bdi data-side="us">{figure(state.scores[0])}</bdi>
        <span>–</span>
        <bdi data-side="them">{figure(state.scores[1])}</bdi>
      </p>
      {state.outcome?.by === 'forfeit' && <p>{say('turup.by-forfeit')}</p>}
    </header>
  );
};

/** The end of the match. */
export const Victory = (props: VictoryProps) => {
  const { model, look, played, chrome } = props;
  return (
    <MatchEnd
      label={say('turup.match-over')}
      seen={model.seen}
      seat={model.seated ? model.me : null}
      winners={<Winners {...props} />}
      played={played}
      chrome={chrome}
    >
      {model.state.results.length > 0 && (
        <details className="tu-last-sheet">
          <summary>{say('turup.last-deal')}</summary>
          <SheetBody model={model} look={look} />
        </details>
      )}
    </MatchEnd>
  );
};
