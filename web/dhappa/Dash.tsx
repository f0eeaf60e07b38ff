import type { DhappaPlay } from '@majlis/dhappa';
import { mergesOpen } from '@majlis/dhappa/for-web';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { playWord, tagOf } from '@/dhappa/phrases.ts';
import { allPlays, burns, dueOf, whyNotDiscard, whyNotNew } from '@/dhappa/targets.ts';
import { Icon } from '@/scene/Icon.tsx';
import { Call } from '@/table/Call.tsx';
import { nameOf } from '@/table/who.ts';
import { named, say, sayReason } from '@/words/say.ts';

/** Why nothing is thrown away now; what must be laid first is named. */
const discardFault = ({ model, chosen }: DhappaActions): string | undefined => {
  const why = whyNotDiscard(model, chosen);
  const due = dueOf(model.state);
  if (due && (why === 'must-play-deepest' || why === 'must-play-joker'))
    return say('dhappa.put-first', { card: tagOf(due) });
  return why && sayReason(why, 'dhappa');
};

/** Throws the chosen card away, or says why not. */
export const pressDiscard = (actions: DhappaActions): void => {
  const why = discardFault(actions);
  const [card] = actions.chosen;
  if (why) actions.tell(why);
  else if (card) actions.act({ kind: 'discard', card });
};

const stepState = (step: 'pick' | 'play' | 'discard', { model: { turn, asked } }: DhappaActions): string => {
  if (turn === null || asked) return 'later';
  if (turn === 'pick') return step === 'pick' ? 'now' : 'later';
  return step === 'pick' ? 'done' : step === 'play' ? 'now' : 'next';
};

/** DHA-03  Pick, play, discard: what may be done now, and the reason where it may not. */
const Phases = ({ actions }: { readonly actions: DhappaActions }) => {
  const why = discardFault(actions);
  return (
    <ol className="dh-phases" aria-label={say('dhappa.phases')}>
      <li data-step="pick" data-state={stepState('pick', actions)}>
        {stepState('pick', actions) === 'done' && <Icon name="tick" size={14} />} {say('dhappa.phase.pick')}
      </li>
      <li data-step="play" data-state={stepState('play', actions)}>
        {say('dhappa.phase.play')}
      </li>
      <li data-step="discard" data-state={stepState('discard', actions)}>
        <button
          type="button"
          data-action="discard"
          data-burns={(!why && burns(actions.chosen)) || undefined}
          aria-disabled={why ? true : undefined}
          title={why}
          onClick={() => pressDiscard(actions)}
        >
          {say(!why && burns(actions.chosen) ? 'dhappa.burn' : 'dhappa.phase.discard')}
        </button>
      </li>
    </ol>
  );
};

const waitingWord = ({ model: { seen, state, seated } }: DhappaActions): string => {
  const { seat } = state.turn;
  if (state.phase !== 'pick' && state.phase !== 'play') return seated ? '' : say('dhappa.watching');
  const name = named(nameOf(seen.table, seat));
  return say(state.phase === 'pick' ? 'dhappa.waits-pick' : 'dhappa.waits-play', { name });
};

/** What the gold button does now. */
const Main = ({ actions, plays }: { readonly actions: DhappaActions; readonly plays: readonly DhappaPlay[] }) => {
  const { model, chosen, lay, act, show, tell } = actions;
  const { position, state, turn } = model;
  const [only] = plays;
  if (turn === 'pick')
    return (
      <Call id="draw-card" tone="gold" onPress={() => act({ kind: 'draw' })}>
        {say('dhappa.draw-card')}
      </Call>
    );
  if (only)
    return (
      <Call id="main" tone="gold" onPress={() => lay(plays)}>
        {plays.length === 1 ? playWord(only, position) : say('dhappa.choose-where', { n: plays.length })}
      </Call>
    );
  const due = dueOf(state);
  if (chosen.length === 0 && due)
    return <Hint text={say('dhappa.put-first', { card: tagOf(due) })} onPress={() => actions.choose([due])} />;
  if (chosen.length === 0 && !position.opened)
    return (
      <Call id="openings" tone="gold" onPress={() => show({ kind: 'openings' })}>
        {say('dhappa.open-with')}
      </Call>
    );
  if (chosen.length === 1 && !whyNotDiscard(model, chosen))
    return (
      <Call id="main" tone="gold" onPress={() => pressDiscard(actions)}>
        {say(burns(chosen) ? 'dhappa.do.burn' : 'dhappa.do.discard', { card: chosen.map(tagOf).join('') })}
      </Call>
    );
  const why =
    chosen.length === 0 ? say('dhappa.choose-cards') : sayReason(whyNotNew(model, chosen) ?? 'not-in-hand', 'dhappa');
  return (
    <Call id="main" tone="gold" why={why} onPress={() => undefined} onWhy={tell}>
      {chosen.length === 0 ? say('dhappa.choose-cards') : say('dhappa.no-place')}
    </Call>
  );
};

const Hint = ({ text, onPress }: { readonly text: string; readonly onPress: () => void }) => (
  <Call id="due" tone="gold" onPress={onPress}>
    <Icon name="flag" size={16} /> {text}
  </Call>
);

/** DHA-13  The last play is taken back; before any play the pick itself can be put back once. */
const Back = ({ actions: { model, act, tell } }: { readonly actions: DhappaActions }) => {
  const { steps, taken, cancelled } = model.state.turn;
  const mine = model.turn === 'play' && !model.asked;
  if (mine && steps.length === 0 && taken.length > 0 && !cancelled)
    return (
      <Call id="cancel-pick" tone="ghost" onPress={() => act({ kind: 'cancelPick' })}>
        {say('dhappa.put-back')}
      </Call>
    );
  const why = mine && steps.length > 0 ? undefined : sayReason('nothing-to-undo', 'dhappa');
  return (
    <Call
      id="undo"
      tone="ghost"
      why={why}
      label={say('dhappa.undo')}
      onPress={() => act({ kind: 'undo' })}
      onWhy={tell}
    >
      <Icon name="undo" />
      <span className="dh-wide">{say('dhappa.undo')}</span>
    </Call>
  );
};

/** DHA-10  Two runs of the team become one. */
const Merge = ({ actions }: { readonly actions: DhappaActions }) => {
  const { model, show } = actions;
  const merges = useMemo(() => (model.turn === 'play' && !model.asked ? mergesOpen(model.position) : []), [model]);
  const once = allPlays({ runs: new Map([['r0', merges]]), melds: [] });
  if (once.length === 0) return null;
  return (
    <Call id="merge" onPress={() => show({ kind: 'choice', plays: once })}>
      {say('dhappa.merge')}
    </Call>
  );
};

/** A turn that ends takes its buttons away: whoever was on one of them finds the hand. */
const useHandAfter = (turn: DhappaActions['model']['turn']) => {
  const inside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the buttons are others
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.hand [data-card][tabindex="0"]')?.focus();
  }, [turn]);
  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
};

/** What there is to do, and whose turn it is. */
export const Dash = ({ actions, dir }: { readonly actions: DhappaActions; readonly dir: 'ltr' | 'rtl' }) => {
  const { model, targets, show, tell } = actions;
  const { discards } = model.state;
  const plays = useMemo(() => allPlays(targets), [targets]);
  const focus = useHandAfter(model.turn);
  return (
    <div className="dh-dash" data-zone="dash" role="group" aria-label={say('table.actions')} dir={dir} {...focus}>
      {model.turn === null ? (
        <p className="dh-waiting">{waitingWord(actions)}</p>
      ) : (
        <>
          <Phases actions={actions} />
          <div className="dh-buttons">
            <Main actions={actions} plays={plays} />
            {model.turn === 'pick' && (
              <Call
                id="take"
                why={discards.length === 0 ? say('dhappa.pile-empty') : undefined}
                onPress={() => show({ kind: 'pile', n: 1 })}
                onWhy={tell}
              >
                {say('dhappa.take')}
              </Call>
            )}
            {model.turn === 'play' && <Merge actions={actions} />}
            {model.turn === 'play' && <Back actions={actions} />}
          </div>
        </>
      )}
    </div>
  );
};
