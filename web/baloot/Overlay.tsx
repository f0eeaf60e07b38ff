import { useState } from 'react';
import type { BalootActions } from '@/baloot/actions.ts';
import { Flash } from '@/baloot/Flash.tsx';
import { Qayd } from '@/baloot/Qayd.tsx';
import { Reveal } from '@/baloot/Reveal.tsx';
import { RoundSheet } from '@/baloot/RoundSheet.tsx';
import { flightTime, SawaFlight } from '@/baloot/SawaFlight.tsx';
import { Verdict } from '@/baloot/Verdict.tsx';
import { Victory } from '@/baloot/Victory.tsx';
import { type BalootViewModel, lastEvent } from '@/baloot/view-model.ts';
import type { CardLook } from '@/cards/look.ts';
import { Icon } from '@/scene/Icon.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { useMoment } from '@/store/use-seen.ts';
import { nameOf } from '@/table/who.ts';
import { named, say } from '@/words/say.ts';

interface OverlayProps {
  readonly actions: BalootActions;
  readonly look: CardLook;
  readonly played: Played;
  readonly chrome: TableChrome;
}

/** QAYD-02  Who pressed the gavel: everybody is told, and everything stands still. */
const GavelBanner = ({ model: { state, seen } }: { readonly model: BalootViewModel }) =>
  state.phase.kind === 'qayd' ? (
    <p className="bl-gavel" data-overlay="gavel" role="status">
      <Icon name="gavel" size={22} />
      {say('baloot.told.gavel', { name: named(nameOf(seen.table, state.phase.by)) })}
    </p>
  ) : null;

const SawaBanner = ({ model: { state, seen } }: { readonly model: BalootViewModel }) =>
  state.phase.kind === 'sawa' ? (
    <p className="bl-gavel" data-overlay="sawa" role="status">
      {say('baloot.claims-sawa', { name: named(nameOf(seen.table, state.phase.by)) })}
    </p>
  ) : null;

/** A call that was dismissed: play goes on, and for a moment everybody sees why. */
const Dismissed = ({ model, look }: { readonly model: BalootViewModel; readonly look: CardLook }) => {
  const event = lastEvent(model.seen);
  if (event?.kind !== 'ruled' || event.ruling.loser !== null) return null;
  return (
    <div className="bl-dismissed" role="status">
      <Verdict model={model} ruling={event.ruling} look={look} />
    </div>
  );
};

/** The sheet waits until an accepted claim has been swept. */
const Summary = ({ actions: { model, store }, look, chrome }: Omit<OverlayProps, 'played'>) => {
  const { state, seen } = model;
  const [closed, setClosed] = useState(-1);
  const claimant = state.claims.find(({ status }) => status === 'accepted')?.seat;
  const clock = seen.clocks.find(({ id }) => id.startsWith('summary/'));
  const begun = clock?.until != null && clock.ms !== null ? clock.until - clock.ms : null;
  const shownAt = claimant === undefined || begun === null ? null : begun + flightTime(model, look);
  useMoment(store, shownAt);
  if (state.phase.kind !== 'summary' || !state.sheet) return null;
  if (claimant !== undefined && shownAt !== null && store.now() < shownAt)
    return <SawaFlight model={model} look={look} claimant={claimant} />;
  if (closed === state.deal) return null;
  return (
    <RoundSheet
      model={model}
      sheet={state.sheet}
      look={look}
      store={store}
      chrome={chrome}
      onClose={() => setClosed(state.deal)}
    />
  );
};

/** What lies over the table for a while. */
export const Overlay = ({ actions, look, played, chrome }: OverlayProps) => {
  const { model } = actions;
  const { phase } = model.state;
  return (
    <>
      <GavelBanner model={model} />
      <SawaBanner model={model} />
      <Flash model={model} />
      <Dismissed model={model} look={look} />
      {phase.kind === 'revealing' && <Reveal model={model} look={look} />}
      {phase.kind === 'qayd' && phase.by === model.seen.you && <Qayd actions={actions} look={look} />}
      <Summary actions={actions} look={look} chrome={chrome} />
      {phase.kind === 'over' && <Victory model={model} look={look} played={played} chrome={chrome} />}
    </>
  );
};
