import type { DhappaPlay } from '@majlis/dhappa';
import { mergesOpen } from '@majlis/dhappa/for-web';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Desk } from '@/dhappa/desk.ts';
import { playWord, tagOf } from '@/dhappa/spoken.ts';
import { allPlays, burns, dueOf, whyNotDiscard, whyNotNew } from '@/dhappa/targets.ts';
import { Icon } from '@/scene/Icon.tsx';
import { Call } from '@/table/Call.tsx';
import { nameOf } from '@/table/who.ts';
import { named, say, sayReason } from '@/words/say.ts';

/** Why nothing is thrown away now; what must be laid first is named. */
const discardFault = ({ glance, chosen }: Desk): string | undefined => {
  const why = whyNotDiscard(glance, chosen);
  const due = dueOf(glance.state);
  if (due && (why === 'must-play-deepest' || why === 'must-play-joker'))
    return say('dhappa.put-first', { card: tagOf(due) });
  return why && sayReason(why, 'dhappa');
};

/** Throws the chosen card away, or says why not. */
export const pressDiscard = (desk: Desk): void => {
  const why = discardFault(desk);
  const [card] = desk.chosen;
  if (why) desk.tell(why);
  else if (card) desk.act({ kind: 'discard', card });
};

const stepState = (step: 'pick' | 'play' | 'discard', { glance: { turn, asked } }: Desk): string => {
  if (turn === null || asked) return 'later';
  if (turn === 'pick') return step === 'pick' ? 'now' : 'later';
  return step === 'pick' ? 'done' : step === 'play' ? 'now' : 'next';
};

/** DHA-03  Pick, play, discard: what may be done now, and the reason where it may not. */
const Phases = ({ desk }: { readonly desk: Desk }) => {
  const why = discardFault(desk);
  return (
    <ol className="dh-phases" aria-label={say('dhappa.phases')}>
      <li data-step="pick" data-state={stepState('pick', desk)}>
        {stepState('pick', desk) === 'done' && <Icon name="tick" size={14} />} {say('dhappa.phase.pick')}
      </li>
      <li data-step="play" data-state={stepState('play', desk)}>
        {say('dhappa.phase.play')}
      </li>
      <li data-step="discard" data-state={stepState('discard', desk)}>
        <button
          type="button"
          data-action="discard"
          data-burns={(!why && burns(desk.chosen)) || undefined}
          aria-disabled={why ? true : undefined}
          title={why}
          onClick={() => pressDiscard(desk)}
        >
          {say(!why && burns(desk.chosen) ? 'dhappa.burn' : 'dhappa.phase.discard')}
        </button>
      </li>
    </ol>
  );
};

const waitingWord = ({ glance: { seen, state, seated } }: Desk): string => {
  const { seat } = state.turn;
  if (state.phase !== 'pick' && state.phase !== 'play') return seated ? '' : say('dhappa.watching');
  const name = named(nameOf(seen.table, seat));
  return say(state.phase === 'pick' ? 'dhappa.waits-pick' : 'dhappa.waits-play', { name });
};

/** What the gold button does now. */
const Main = ({ desk, plays }: { readonly desk: Desk; readonly plays: readonly DhappaPlay[] }) => {
  const { glance, chosen, lay, act, show, tell } = desk;
  const { position, state, turn } = glance;
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
    return <Hint text={say('dhappa.put-first', { card: tagOf(due) })} onPress={() => desk.choose([due])} />;
  if (chosen.length === 0 && !position.opened)
    return (
      <Call id="openings" tone="gold" onPress={() => show({ kind: 'openings' })}>
        {say('dhappa.open-with')}
      </Call>
    );
  if (chosen.length === 1 && !whyNotDiscard(glance, chosen))
    return (
      <Call id="main" tone="gold" onPress={() => pressDiscard(desk)}>
        {say(burns(chosen) ? 'dhappa.do.burn' : 'dhappa.do.discard', { card: chosen.map(tagOf).join('') })}
      </Call>
    );
  const why =
    chosen.length === 0 ? say('dhappa.choose-cards') : sayReason(whyNotNew(glance, chosen) ?? 'not-in-hand', 'dhappa');
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
const Back = ({ desk: { glance, act, tell } }: { readonly desk: Desk }) => {
  const { steps, taken, cancelled } = glance.state.turn;
  const mine = glance.turn === 'play' && !glance.asked;
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
const Merge = ({ desk }: { readonly desk: Desk }) => {
  const { glance, show } = desk;
  const merges = useMemo(() => (glance.turn === 'play' && !glance.asked ? mergesOpen(glance.position) : []), [glance]);
  const once = allPlays({ runs: new Map([['r0', merges]]), melds: [] });
  if (once.length === 0) return null;
  return (
    <Call id="merge" onPress={() => show({ kind: 'choice', plays: once })}>
      {say('dhappa.merge')}
    </Call>
  );
};

/** A turn that ends takes its buttons away: whoever was on one of them finds the hand. */
const useHandAfter = (turn: Desk['glance']['turn']) => {
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
export const Dash = ({ desk, dir }: { readonly desk: Desk; readonly dir: 'ltr' | 'rtl' }) => {
  const { glance, targets, show, tell } = desk;
  const { discards } = glance.state;
  const plays = useMemo(() => allPlays(targets), [targets]);
  const focus = useHandAfter(glance.turn);
  return (
    <div className="dh-dash" data-zone="dash" role="group" aria-label={say('table.actions')} dir={dir} {...focus}>
      {glance.turn === null ? (
        <p className="dh-waiting">{waitingWord(desk)}</p>
      ) : (
        <>
          <Phases desk={desk} />
          <div className="dh-buttons">
            <Main desk={desk} plays={plays} />
            {glance.turn === 'pick' && (
              <Call
                id="take"
                why={discards.length === 0 ? say('dhappa.pile-empty') : undefined}
                onPress={() => show({ kind: 'pile', n: 1 })}
                onWhy={tell}
              >
                {say('dhappa.take')}
              </Call>
            )}
            {glance.turn === 'play' && <Merge desk={desk} />}
            {glance.turn === 'play' && <Back desk={desk} />}
          </div>
        </>
      )}
    </div>
  );
};
