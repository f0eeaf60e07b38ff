import { bySeat, ledSuit, ofSuit, type Suit } from '@majlis/kernel';
import { isLocked, powerOf } from '@majlis/turup/for-web';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { Name } from '@/names/Name.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { offered } from '@/table/actions.ts';
import { Call } from '@/table/Call.tsx';
import { nameOf } from '@/table/who.ts';
import type { TurupActions } from '@/turup/actions.ts';
import { isMyTurn } from '@/turup/hand.ts';
import { useEscape } from '@/turup/use-escape.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { suitName } from '@/words/card.ts';
import { named, say } from '@/words/say.ts';

interface CueProps {
  readonly id: string;
  readonly suit?: Suit;
  readonly children: ReactNode;
}

const Cue = ({ id, suit, children }: CueProps) => (
  <p className="tu-cue" data-cue={id}>
    {suit && (
      <span className="tu-chip" data-suit={suit}>
        <SuitPip suit={suit} size={17} />
      </span>
    )}
    {children}
  </p>
);

/** TUR-10  A lead: free, locked, or free by the power of spades. */
const LeadCue = ({ model: { state, me } }: { readonly model: TurupViewModel }) => {
  const plain = bySeat(state.hands, me).cards.some(card => !ofSuit(state.trump)(card));
  if (isLocked(state) && plain && state.trump)
    return (
      <Cue id="locked" suit={state.trump}>
        <Icon name="lock" size={18} /> {say('turup.lead-locked')}
      </Cue>
    );
  if (powerOf(state) === 'freeLead' && state.tricks.length > 0)
    return (
      <Cue id="free-lead" {...(state.trump && { suit: state.trump })}>
        {say('turup.lead-free')}
      </Cue>
    );
  return <Cue id="lead">{say('turup.lead')}</Cue>;
};

/** What one's card has to be, before it is thrown. */
const TurnCue = ({ model }: { readonly model: TurupViewModel }) => {
  const { state, me } = model;
  if (!isMyTurn(model)) return null;
  const led = ledSuit(state.trick);
  if (!led) return <LeadCue model={model} />;
  const holds = bySeat(state.hands, me).cards.some(ofSuit(led));
  return (
    <Cue id={holds ? 'follow' : 'void'} suit={led}>
      {say(holds ? 'turup.follow' : 'turup.void', { suit: suitName(led) })}
    </Cue>
  );
};

/** Whether the choice is open: it takes the focus, and gives it back. */
const useChoice = () => {
  const [choosing, choose] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(false);
  const leave = useCallback(() => choose(false), []);
  useEscape(choosing, leave);
  useEffect(() => {
    if (before.current !== choosing) place.current?.querySelector('button')?.focus();
    before.current = choosing;
  }, [choosing]);
  return { choosing, choose, place };
};

/** TUR-10  Whose hand to look into: an opponent's, once a deal. */
const Peek = ({ actions: { model, act } }: { readonly actions: TurupActions }) => {
  const { choosing, choose, place } = useChoice();
  const peeks = offered(model, 'peek');
  if (peeks.length === 0) return null;
  if (!choosing)
    return (
      <div ref={place} className="tu-targets">
        <Call id="peek" tone="gold" onPress={() => choose(true)}>
          <Icon name="eye" size={18} /> {say('turup.peek')}
        </Call>
      </div>
    );
  return (
    <div ref={place} className="tu-targets" role="group" aria-label={say('turup.peek-whom')}>
      {peeks.map(offer => (
        <Call key={offer.target} id={`peek-${offer.target}`} tone="gold" onPress={() => act(offer)}>
          <Icon name="eye" size={18} />
          <Name>{nameOf(model.seen.table, offer.target)}</Name>
        </Call>
      ))}
      <Call id="peek-not" tone="ghost" label={say('app.close')} onPress={() => choose(false)}>
        <Icon name="cross" size={16} />
      </Call>
    </div>
  );
};

interface PlayPanelProps {
  readonly actions: TurupActions;
  readonly armed: boolean;
  readonly onArm: () => void;
}

/** TUR-10  Before one's turn: the next card one throws jumps in, or takes the lead. */
const Early = ({ actions: { model }, armed, onArm }: PlayPanelProps) => {
  const steals = offered(model, 'steal').length > 0;
  if (!steals && offered(model, 'jumpIn').length === 0) return null;
  return (
    <>
      <Call id={steals ? 'steal' : 'jump-in'} tone="gold" pressed={armed} onPress={onArm}>
        <Icon name="token" size={18} /> {say(steals ? 'turup.steal' : 'turup.jump-in')}
      </Call>
      {armed && <p className="tu-hint">{say('turup.now-throw')}</p>}
    </>
  );
};

/** The dashboard while cards are played: what to do, and the power one still has. */
export const PlayPanel = (props: PlayPanelProps) => {
  const { model } = props.actions;
  const { state, seen } = model;
  const leader = nameOf(seen.table, state.turn);
  return (
    <>
      <TurnCue model={model} />
      {state.phase === 'window' && <Cue id="window">{say('turup.window', { name: named(leader) })}</Cue>}
      <Peek key={`${state.deal}.${state.tricks.length}`} actions={props.actions} />
      <Early {...props} />
    </>
  );
};
