import type { DhappaState } from '@majlis/dhappa';
import { ofSide, type Run } from '@majlis/dhappa/for-web';
import { otherSide, type Side } from '@majlis/kernel';
import { memo, useCallback, useRef } from 'react';
import type { Desk } from '@/dhappa/desk.ts';
import { lockLine } from '@/dhappa/LockMeter.tsx';
import { RunView } from '@/dhappa/RunView.tsx';
import { whyNotNew, whyNotOn } from '@/dhappa/targets.ts';
import { Icon } from '@/scene/Icon.tsx';
import { say, sayReason, useSay } from '@/words/say.ts';

const NONE: readonly never[] = [];

/** Tap a run: it takes what is chosen, says why not, or shows all of itself. */
export const pressRun = (desk: Desk, run: Run): void => {
  const { glance, chosen, targets } = desk;
  const plays = targets.runs.get(run.id) ?? NONE;
  if (plays.length > 0) desk.lay(plays);
  else if (chosen.length === 0 || glance.asked) desk.show({ kind: 'run', id: run.id });
  else desk.tell(sayReason(whyNotOn(glance, run, chosen), 'dhappa'));
};

/** A new run or set from what is chosen, or the reason why there is none. */
export const pressNew = (desk: Desk): void => {
  const { glance, chosen, targets } = desk;
  const why = whyNotNew(glance, chosen);
  if (targets.melds.length > 0) desk.lay(targets.melds);
  else if (chosen.length === 0 && glance.turn === 'play' && !glance.position.opened) desk.show({ kind: 'openings' });
  else if (why) desk.tell(sayReason(why, 'dhappa'));
};

const NewRun = ({ desk }: { readonly desk: Desk }) => {
  const lit = desk.targets.melds.length > 0;
  const why = lit ? undefined : whyNotNew(desk.glance, desk.chosen);
  return (
    <button
      type="button"
      className="dh-run dh-new"
      data-drop="new"
      data-action="new-run"
      data-lit={lit || undefined}
      aria-disabled={why ? true : undefined}
      title={why && sayReason(why, 'dhappa')}
      onClick={() => pressNew(desk)}
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
export const Board = ({ desk, whose }: { readonly desk: Desk; readonly whose: 'us' | 'them' }) => {
  const { glance, look, chosen, targets } = desk;
  const side = whose === 'us' ? glance.side : otherSide(glance.side);
  const latest = useRef(desk);
  latest.current = desk;
  const onPress = useCallback((run: Run) => pressRun(latest.current, run), []);
  return (
    <section className="dh-board" data-board={whose} aria-label={say(`dhappa.board.${whose}`)}>
      <header dir={document.documentElement.dir}>
        <h2>
          <Icon name={whose === 'us' ? 'crown' : 'flag'} size={15} /> {say(`dhappa.board.${whose}`)}
        </h2>
        <Missing state={glance.state} side={side} />
      </header>
      <div className="dh-laid">
        <div className="dh-runs" data-runs={whose}>
          {ofSide(glance.state.runs, side).map(run => {
            const plays = targets.runs.get(run.id) ?? NONE;
            return (
              <RunView
                key={run.id}
                run={run}
                look={look}
                plays={plays}
                runs={plays.some(({ kind }) => kind === 'merge') ? glance.state.runs : NONE}
                closed={chosen.length > 0 && glance.turn === 'play' && plays.length === 0}
                onPress={onPress}
              />
            );
          })}
        </div>
        {whose === 'us' && glance.seated && <NewRun desk={desk} />}
      </div>
    </section>
  );
};
