import { otherSide, sideOf } from '@majlis/kernel';
import type { CardLook } from '@/cards/look.ts';
import { EndScore } from '@/table/EndScore.tsx';
import { MatchEnd } from '@/table/MatchEnd.tsx';
import type { TableProps } from '@/table/web-game.ts';
import { nameOf } from '@/table/who.ts';
import { SheetBody } from '@/turup/DealSheet.tsx';
import { sideWord } from '@/turup/phrases.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { named, say } from '@/words/say.ts';

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
    <header
      className="tb-winners te-hero"
      data-lost={(model.seated && winner === otherSide(sideOf(model.me))) || undefined}
    >
      <h1>{titleOf(model)}</h1>
      {winner !== null && <p>{[sideWord(winner), ...names.map(named)].join(say('table.separator'))}</p>}
      <EndScore
        seen={seen}
        halves={[
          { side: 0, tone: 'us', name: sideWord(0), score: state.scores[0] },
          { side: 1, tone: 'them', name: sideWord(1), score: state.scores[1] },
        ]}
      />
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
