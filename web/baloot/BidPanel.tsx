import { isAshkalBarred } from '@majlis/baloot/for-web';
import { SUITS, type Suit } from '@majlis/kernel';
import { useState } from 'react';
import type { BalootActions } from '@/baloot/actions.ts';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { offered } from '@/table/actions.ts';
import { Call } from '@/table/Call.tsx';
import { Countdown } from '@/table/Countdown.tsx';
import { suitName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

/** BID-02  All four suits, the public card's greyed; what may be called comes from the offers. */
const SuitPicker = ({ actions, onClose }: { readonly actions: BalootActions; readonly onClose?: () => void }) => {
  const { model, act, tell } = actions;
  const hokums = offered(model, 'hokum');
  const choose = (suit: Suit) => {
    const bid = hokums.find(offer => offer.suit === suit);
    if (bid) act(bid);
    onClose?.();
  };
  return (
    <div
      className="bl-picker"
      data-due={onClose ? undefined : ''}
      role="group"
      aria-label={say('baloot.choose-suit')}
      data-part="suit-picker"
    >
      {SUITS.map(suit => (
        <Call
          key={suit}
          id={`hokum-${suit}`}
          label={suitName(suit)}
          why={hokums.some(offer => offer.suit === suit) ? undefined : say('baloot.reason.not-the-floor-suit')}
          onPress={() => choose(suit)}
          onWhy={tell}
        >
          <SuitPip suit={suit} size={26} />
        </Call>
      ))}
    </div>
  );
};

const HokumCall = ({ actions }: { readonly actions: BalootActions }) => {
  const { model, act } = actions;
  const [picking, setPicking] = useState(false);
  const hokums = offered(model, 'hokum');
  const [only] = hokums;
  const [second] = offered(model, 'second');
  if (second) {
    return (
      <Call id="hokum" tone="gold" label={say('baloot.second')} onPress={() => act(second)}>
        {say('baloot.hokum')}
      </Call>
    );
  }
  if (!only) return null;
  const single = model.state.auction?.round === 1;
  return (
    <>
      {!single && picking && <SuitPicker actions={actions} onClose={() => setPicking(false)} />}
      <Call
        id="hokum"
        tone="gold"
        {...(!single && { pressed: picking })}
        {...(single && { label: say('baloot.hokum-in', { suit: suitName(only.suit) }) })}
        onPress={() => (single ? act(only) : setPicking(!picking))}
      >
        {say('baloot.hokum')}
        {single && <SuitPip suit={only.suit} size={20} />}
      </Call>
    </>
  );
};

/** BID-03  Only for those who may have it; on an Ace it stays, greyed, and says why. */
const AshkalCall = ({ actions: { model, act, tell } }: { readonly actions: BalootActions }) => {
  const [ashkal] = offered(model, 'ashkal');
  const barred = isAshkalBarred(model.state, model.me);
  if (!ashkal && !barred) return null;
  return (
    <Call
      id="ashkal"
      why={ashkal ? undefined : say('baloot.reason.ashkal-on-ace')}
      onPress={() => ashkal && act(ashkal)}
      onWhy={tell}
    >
      {say('baloot.ashkal')}
    </Call>
  );
};

/** BID-05  Asked whether one takes the Sun "before you": the countdown is on nobody else's screen. */
const GablakPanel = ({ actions: { model, store, act } }: { readonly actions: BalootActions }) => (
  <>
    <Countdown store={store} clock={model.seen.clocks.find(({ on }) => on === model.me)} />
    <Call id="sun" tone="sun" onPress={() => act({ kind: 'sun' })}>
      {say('baloot.gablak')}
    </Call>
    <Call id="pass" tone="ghost" onPress={() => act({ kind: 'waive' })}>
      {say('baloot.waive')}
    </Call>
  </>
);

/** The own Hokum, which nobody took: kept, or turned into a Sun. */
const ConfirmPanel = ({ actions: { act } }: { readonly actions: BalootActions }) => (
  <>
    <Call id="pass" tone="gold" onPress={() => act({ kind: 'pass' })}>
      {say('baloot.keep-hokum')}
    </Call>
    <Call id="sun" tone="sun" onPress={() => act({ kind: 'sun' })}>
      {say('baloot.turn-to-sun')}
    </Call>
  </>
);

/** BID-10  The own second Hokum, which nobody took: its suit is named, or where the house asks, it is turned into a Sun. */
const NamingPanel = ({ actions }: { readonly actions: BalootActions }) => {
  const [sun] = offered(actions.model, 'sun');
  return (
    <>
      <SuitPicker actions={actions} />
      {sun && (
        <Call id="sun" tone="sun" onPress={() => actions.act(sun)}>
          {say('baloot.turn-to-sun')}
        </Call>
      )}
    </>
  );
};

/** The calls of both rounds: what is offered, and nothing else. */
export const BidPanel = ({ actions }: { readonly actions: BalootActions }) => {
  const { model, act } = actions;
  const stage = model.state.auction?.stage.kind;
  if (model.offers.length === 0) return null;
  if (stage === 'gablak') return <GablakPanel actions={actions} />;
  if (stage === 'confirming') return <ConfirmPanel actions={actions} />;
  if (stage === 'naming') return <NamingPanel actions={actions} />;
  const [sun] = offered(model, 'sun');
  const [kawesh] = offered(model, 'kawesh');
  const [pass] = offered(model, 'pass');
  return (
    <>
      <HokumCall actions={actions} />
      {sun && (
        <Call id="sun" tone="sun" onPress={() => act(sun)}>
          {say('baloot.sun')}
        </Call>
      )}
      {pass && <AshkalCall actions={actions} />}
      {kawesh && (
        <Call id="kawesh" onPress={() => act(kawesh)}>
          {say('baloot.kawesh')}
        </Call>
      )}
      {pass && (
        <Call id="pass" tone="ghost" onPress={() => act(pass)}>
          {say(model.state.auction?.round === 2 ? 'baloot.pass-again' : 'baloot.pass')}
        </Call>
      )}
    </>
  );
};
