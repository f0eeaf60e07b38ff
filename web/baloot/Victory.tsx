import { otherSide, sideOf } from '@majlis/kernel';
import { SheetBody } from '@/baloot/RoundSheet.tsx';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import type { CardLook } from '@/cards/look.ts';
import { EndScore } from '@/table/EndScore.tsx';
import { MatchEnd } from '@/table/MatchEnd.tsx';
import type { TableProps } from '@/table/web-game.ts';
import { nameOf } from '@/table/who.ts';
import { named, say } from '@/words/say.ts';

interface VictoryProps extends TableProps {
  readonly model: BalootViewModel;
  readonly look: CardLook;
}

const Winners = ({ model: { state, seen, me } }: VictoryProps) => {
  const winner = state.outcome?.winner ?? null;
  const names = [0, 1, 2, 3].filter(seat => sideOf(seat) === winner).map(seat => nameOf(seen.table, seat));
  const ours = sideOf(me);
  return (
    <header className="tb-winners te-hero" data-lost={winner === otherSide(ours) || undefined}>
      <h1>{say(winner === null ? 'baloot.level' : winner === ours ? 'baloot.victory' : 'baloot.defeat')}</h1>
      <p>{names.map(named).join(say('table.separator'))}</p>
      <EndScore
        seen={seen}
        halves={[
          { side: ours, tone: 'us', name: say('room.us'), score: state.scores[ours] },
          { side: otherSide(ours), tone: 'them', name: say('room.them'), score: state.scores[otherSide(ours)] },
        ]}
      />
      {state.outcome?.by === 'gahwa' && <p>{say('baloot.by-gahwa')}</p>}
    </header>
  );
};

/** SCO-04, SCO-05  The end of the match. */
export const Victory = (props: VictoryProps) => {
  const { model, look, played, chrome } = props;
  const { sheet } = model.state;
  return (
    <MatchEnd
      label={say('baloot.match-over')}
      seen={model.seen}
      seat={model.seated ? model.me : null}
      winners={<Winners {...props} />}
      played={played}
      chrome={chrome}
    >
      {sheet && (
        <details className="bl-last-sheet">
          <summary>{say('baloot.last-round')}</summary>
          <SheetBody model={model} sheet={sheet} look={look} />
        </details>
      )}
    </MatchEnd>
  );
};
