import type { DhappaState } from '@majlis/dhappa';
import { ofSide, type Run } from '@majlis/dhappa/for-web';
import { otherSide, type Side } from '@majlis/kernel';
import { memo, useCallback, useRef } from 'react';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { lockLine } from '@/dhappa/LockMeter.tsx';
import { RunView } from '@/dhappa/RunView.tsx';
import { whyNotNew, whyNotOn } from '@/dhappa/targets.ts';
import { Icon } from '@/scene/Icon.tsx';
import { say, sayReason, useSay } from '@/words/say.ts';

const NONE: readonly never[] = [];

/** Tap a run: it takes what is chosen, says why not, or shows all of itself. */
export const pressRun = (actions: DhappaActions, run: Run): void => {
  const { model, chosen, targets } = actions;
  const plays = targets.runs.get(run.id) ?? NONE;
  if (plays.length > 0) actions.lay(plays);
  else if (chosen.length === 0 || model.asked) actions.show({ kind: 'run', id: run.id });
  else actions.tell(sayReason(whyNotOn(model, run, chosen), 'dhappa'));
};

/** A new run or set from what is chosen, or the reason why there is none. */
export const pressNew = (actions: DhappaActions): void => {
  const { model, chosen, targets } = actions;
  const why = whyNotNew(model, chosen);
  if (targets.melds.length > 0) actions.lay(targets.melds);
  else if (chosen.length === 0 && model.turn === 'play' && !model.position.opened) actions.show({ kind: 'openings' });
  else if (why) actions.tell(sayReason(why, 'dhappa'));
};

const NewRun = ({ actions }: { readonly actions: DhappaActions }) => {
  const lit = actions.targets.melds.length > 0;
  const why = lit ? undefined : whyNotNew(actions.model, actions.chosen);
  return (
    <button
      type="button"
      className="dh-run dh-new"
      data-drop="new"
      data-action="new-run"
      data-lit={lit || undefined}
      aria-disabled={why ? true : undefined}
      title={why && sayReason(why, 'dhappa')}
      onClick={() => pressNew(actions)}
    >
      <b aria-hidden="true">+</b>
      <span>{say('dhappa.new')}</span>
      <small>{say('dhappa.new-needs')}</small>
    </button>
  );
};

/** What the team still lacks; it does not change with the chosen cards. */
const Missing = memo(({ state, side }: { readonly state: DhappaState; readonly side: Side }) => {
  useSay();
  return <small>{lockLine(state, side)}</small>;
});

/** The runs of one team. */
export const Board = ({ actions, whose }: { readonly actions: DhappaActions; readonly whose: 'us' | 'them' }) => {
  const { model, look, chosen, targets } = actions;
  const side = whose === 'us' ? model.side : otherSide(model.side);
  const latest = useRef(actions);
  latest.current = actions;
  const onPress = useCallback((run: Run) => pressRun(latest.current, run), []);
  return (
    <section className="dh-board" data-board={whose} aria-label={say(`dhappa.board.${whose}`)}>
      <header dir={document.documentElement.dir}>
        <h2>
          <Icon name={whose === 'us' ? 'crown' : 'flag'} size={15} /> {say(`dhappa.board.${whose}`)}
        </h2>
        <Missing state={model.state} side={side} />
      </header>
      <div className="dh-laid">
        <div className="dh-runs" data-runs={whose}>
          {ofSide(model.state.runs, side).map(run => {
            const plays = targets.runs.get(run.id) ?? NONE;
            return (
              <RunView
                key={run.id}
                run={run}
                look={look}
                plays={plays}
                runs={plays.some(({ kind }) => kind === 'merge') ? model.state.runs : NONE}
                closed={chosen.length > 0 && model.turn === 'play' && plays.length === 0}
                onPress={onPress}
              />
            );
          })}
        </div>
        {whose === 'us' && model.seated && <NewRun actions={actions} />}
      </div>
    </section>
  );
};
