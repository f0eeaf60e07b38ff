import { type Seat, sideOf } from '@majlis/kernel';
import { after, around, speaker } from '@majlis/turup/for-web';
import { useState } from 'react';
import { Name } from '@/names/Name.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { Call } from '@/table/Call.tsx';
import { Countdown } from '@/table/Countdown.tsx';
import { nameOf } from '@/table/who.ts';
import { type Desk, offered } from '@/turup/desk.ts';
import type { Glance } from '@/turup/glance.ts';
import { OwnTurn } from '@/turup/OwnTurn.tsx';
import { bidWord, sideWord, toneOf } from '@/turup/spoken.ts';
import { Tally } from '@/turup/Tally.tsx';
import { figure, say } from '@/words/say.ts';

const BidOf = ({ glance, seat }: { readonly glance: Glance; readonly seat: Seat }) => {
  const { calls, dealer, options } = glance.state;
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
      <Name>{nameOf(glance.seen.table, seat)}</Name>
      <b>{call ? (call.bid === 'pass' ? bidWord('pass') : figure(call.bid)) : speaks ? '…' : '–'}</b>
    </li>
  );
};

/** TUR-04  Everybody's bids, in the order of speaking. */
const Bids = ({ glance }: { readonly glance: Glance }) => {
  const { dealer, options } = glance.state;
  return (
    <ol className="tu-bids" aria-label={say('turup.bids')}>
      {around(after(dealer, options), options).map(seat => (
        <BidOf key={seat} glance={glance} seat={seat} />
      ))}
    </ol>
  );
};

/** TUR-04  7 to 13, one at a time; what is not offered cannot be reached. */
const Stepper = ({ desk: { glance, act } }: { readonly desk: Desk }) => {
  const numbers = offered(glance, 'bid').flatMap(({ bid }) => (bid === 'pass' ? [] : [bid]));
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
export const BidPanel = ({ desk }: { readonly desk: Desk }) => {
  const { glance, store, act } = desk;
  const { state, seen } = glance;
  const pass = offered(glance, 'bid').find(({ bid }) => bid === 'pass');
  return (
    <section className="tu-panel" data-panel="bid" aria-label={say('turup.bids')}>
      <OwnTurn {...glance} />
      <header>
        <h2>{say(state.phase === 'bid' ? 'turup.bid-title' : 'turup.vote-on')}</h2>
        <Countdown store={store} clock={seen.clocks.find(({ id }) => id.startsWith('bid/'))} />
      </header>
      <Tally glance={glance} vote={state.votes.at(-1)} />
      {state.phase === 'bid' && <Bids glance={glance} />}
      <div className="tu-buttons">
        <Stepper key={state.calls.length} desk={desk} />
        {pass && (
          <Call id="pass" tone="ghost" onPress={() => act(pass)}>
            {say('turup.pass')}
          </Call>
        )}
      </div>
    </section>
  );
};
