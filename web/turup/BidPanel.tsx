import { type Seat, sideOf } from '@majlis/kernel';
import { after, around, speaker } from '@majlis/turup/for-web';
import { useState } from 'react';
import { Name } from '@/names/Name.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { offered } from '@/table/actions.ts';
import { Call } from '@/table/Call.tsx';
import { Countdown } from '@/table/Countdown.tsx';
import { nameOf } from '@/table/who.ts';
import type { TurupActions } from '@/turup/actions.ts';
import { OwnTurn } from '@/turup/OwnTurn.tsx';
import { bidWord, sideWord, toneOf } from '@/turup/phrases.ts';
import { Tally } from '@/turup/Tally.tsx';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { figure, say } from '@/words/say.ts';

const BidOf = ({ model, seat }: { readonly model: TurupViewModel; readonly seat: Seat }) => {
  const { calls, dealer, options } = model.state;
  const call = calls.findLast(one => one.seat === seat);
  const highest = Math.max(...calls.map(({ bid }) => (bid === 'pass' ? 0 : bid)));
  const speaks = speaker(calls, dealer, options) === seat;
  return (
    <li
      data-seat-number={seat}
      data-bid={call?.bid ?? ''}
      data-speaks={speaks || undefined}
      data-highest={(call && call.bid === highest) || undefined}
      data-side={toneOf(sideOf(seat))}
    >
      <small>{sideWord(sideOf(seat))}</small>
      <Name>{nameOf(model.seen.table, seat)}</Name>
      <b>{call ? (call.bid === 'pass' ? bidWord('pass') : figure(call.bid)) : speaks ? '…' : '–'}</b>
    </li>
  );
};

/** TUR-04  Everybody's bids, in the order of speaking. */
const Bids = ({ model }: { readonly model: TurupViewModel }) => {
  const { dealer, options } = model.state;
  return (
    <ol className="tu-bids" aria-label={say('turup.bids')}>
      {around(after(dealer, options), options).map(seat => (
        <BidOf key={seat} model={model} seat={seat} />
      ))}
    </ol>
  );
};

/** TUR-04  7 to 13, one at a time; what is not offered cannot be reached. */
const Stepper = ({ actions: { model, act } }: { readonly actions: TurupActions }) => {
  const numbers = offered(model, 'bid').flatMap(({ bid }) => (bid === 'pass' ? [] : [bid]));
  const [wanted, want] = useState(0);
  if (numbers.length === 0) return null;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const bid = Math.min(most, Math.max(least, wanted));
  const step = (by: number) => want(Math.min(most, Math.max(least, bid + by)));
  return (
    <div className="tu-stepper" role="group" aria-label={say('turup.your-bid')} dir="ltr">
      <button
        type="button"
        className="mj-btn"
        data-action="bid-less"
        aria-label={say('turup.bid-less')}
        aria-disabled={bid === least || undefined}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={22} />
      </button>
      <output data-value={bid} aria-live="polite">
        {figure(bid)}
      </output>
      <button
        type="button"
        className="mj-btn"
        data-action="bid-more"
        aria-label={say('turup.bid-more')}
        aria-disabled={bid === most || undefined}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={22} />
      </button>
      <Call id="bid" tone="gold" onPress={() => act({ kind: 'bid', bid })}>
        {bidWord(bid)}
      </Call>
    </div>
  );
};

/** TUR-04  The bids, over the tally of the vote that came before them. */
export const BidPanel = ({ actions }: { readonly actions: TurupActions }) => {
  const { model, store, act } = actions;
  const { state, seen } = model;
  const pass = offered(model, 'bid').find(({ bid }) => bid === 'pass');
  return (
    <section className="tu-panel" data-panel="bid" aria-label={say('turup.bids')}>
      <OwnTurn {...model} />
      <header>
        <h2>{say(state.phase === 'bid' ? 'turup.bid-title' : 'turup.vote-on')}</h2>
        <Countdown store={store} clock={seen.clocks.find(({ id }) => id.startsWith('bid/'))} />
      </header>
      <Tally model={model} vote={state.votes.at(-1)} />
      {state.phase === 'bid' && <Bids model={model} />}
      <div className="tu-buttons">
        <Stepper key={state.calls.length} actions={actions} />
        {pass && (
          <Call id="pass" tone="ghost" onPress={() => act(pass)}>
            {say('turup.pass')}
          </Call>
        )}
      </div>
    </section>
  );
};
