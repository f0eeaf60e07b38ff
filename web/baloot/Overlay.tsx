import { useState } from 'react';
import type { Desk } from '@/baloot/desk.ts';
import { Flash } from '@/baloot/Flash.tsx';
import { type Glance, lastEvent } from '@/baloot/glance.ts';
import { Qayd } from '@/baloot/Qayd.tsx';
import { Reveal } from '@/baloot/Reveal.tsx';
import { RoundSheet } from '@/baloot/RoundSheet.tsx';
import { flightTime, SawaFlight } from '@/baloot/SawaFlight.tsx';
import { Verdict } from '@/baloot/Verdict.tsx';
import { Victory } from '@/baloot/Victory.tsx';
import type { Look } from '@/cards/look.ts';
import { Icon } from '@/scene/Icon.tsx';
import type { Chrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { useMoment } from '@/store/use-seen.ts';
import { nameOf } from '@/table/who.ts';
import { named, say } from '@/words/say.ts';

interface OverlayProps {
  readonly desk: Desk;
  readonly look: Look;
  readonly played: Played;
  readonly chrome: Chrome;
}

/** QAYD-02  Who pressed the gavel: everybody is told, and everything stands still. */
const GavelBanner = ({ glance: { state, seen } }: { readonly glance: Glance }) =>
  state.phase.kind === 'qayd' ? (
    <p className="bl-gavel" data-overlay="gavel" role="status">
      <Icon name="gavel" size={22} />
      {say('baloot.told.gavel', { name: named(nameOf(seen.table, state.phase.by)) })}
    </p>
  ) : null;

const SawaBanner = ({ glance: { state, seen } }: { readonly glance: Glance }) =>
  state.phase.kind === 'sawa' ? (
    <p className="bl-gavel" data-overlay="sawa" role="status">
      {say('baloot.claims-sawa', { name: named(nameOf(seen.table, state.phase.by)) })}
    </p>
  ) : null;

/** A call that was dismissed: play goes on, and for a moment everybody sees why. */
const Dismissed = ({ glance, look }: { readonly glance: Glance; readonly look: Look }) => {
  const event = lastEvent(glance.seen);
  if (event?.kind !== 'ruled' || event.ruling.loser !== null) return null;
  return (
    <div className="bl-dismissed" role="status">
      <Verdict glance={glance} ruling={event.ruling} look={look} />
    </div>
  );
};

/** The sheet waits until an accepted claim has been swept. */
const Summary = ({ desk: { glance, store }, look, chrome }: Omit<OverlayProps, 'played'>) => {
  const { state, seen } = glance;
  const [closed, setClosed] = useState(-1);
  const claimant = state.claims.find(({ status }) => status === 'accepted')?.seat;
  const clock = seen.clocks.find(({ id }) => id.startsWith('summary/'));
  const begun = clock?.until != null && clock.ms !== null ? clock.until - clock.ms : null;
  const shownAt = claimant === undefined || begun === null ? null : begun + flightTime(glance, look);
  useMoment(store, shownAt);
  if (state.phase.kind !== 'summary' || !state.sheet) return null;
  if (claimant !== undefined && shownAt !== null && store.now() < shownAt)
    return <SawaFlight glance={glance} look={look} claimant={claimant} />;
  if (closed === state.deal) return null;
  return (
    <RoundSheet
      glance={glance}
      sheet={state.sheet}
      look={look}
      store={store}
      chrome={chrome}
      onClose={() => setClosed(state.deal)}
    />
  );
};

/** What lies over the table for a while. */
export const Overlay = ({ desk, look, played, chrome }: OverlayProps) => {
  const { glance } = desk;
  const { phase } = glance.state;
  return (
    <>
      <GavelBanner glance={glance} />
      <SawaBanner glance={glance} />
      <Flash glance={glance} />
      <Dismissed glance={glance} look={look} />
      {phase.kind === 'revealing' && <Reveal glance={glance} look={look} />}
      {phase.kind === 'qayd' && phase.by === glance.seen.you && <Qayd desk={desk} look={look} />}
      <Summary desk={desk} look={look} chrome={chrome} />
      {phase.kind === 'over' && <Victory glance={glance} look={look} played={played} chrome={chrome} />}
    </>
  );
};
