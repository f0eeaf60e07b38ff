import { bySeat, SUITS, type Suit } from '@majlis/kernel';
import { suitCounts, type Vote } from '@majlis/turup/for-web';
import { useState } from 'react';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { offered } from '@/table/actions.ts';
import { Call } from '@/table/Call.tsx';
import { Countdown } from '@/table/Countdown.tsx';
import type { TurupActions } from '@/turup/actions.ts';
import { OwnTurn } from '@/turup/OwnTurn.tsx';
import { Tally } from '@/turup/Tally.tsx';
import { isBot, isHost } from '@/turup/view-model.ts';
import { suitName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

interface SuitChoiceProps {
  readonly suit: Suit;
  readonly count: number;
  readonly chosen: boolean;
  readonly open: boolean;
  readonly onChoose: () => void;
}

/** TUR-02  One suit with what one holds of it. */
const SuitChoice = ({ suit, count, chosen, open, onChoose }: SuitChoiceProps) => (
  <button
    type="button"
    className="tu-suit"
    data-action={`suit-${suit}`}
    data-suit={suit}
    data-count={count}
    aria-pressed={chosen}
    aria-disabled={!open || undefined}
    onClick={() => open && onChoose()}
  >
    <SuitPip suit={suit} size={34} />
    <b>{suitName(suit)}</b>
    <small>{say('turup.count', { n: count })}</small>
    {chosen && (
      <i className="tu-picked">
        <Icon name="tick" size={15} />
      </i>
    )}
  </button>
);

/** Who has voted, never for what. */
const Ticks = ({ vote }: { readonly vote: Vote }) => {
  const n = vote.ballots.filter(ballot => ballot !== null).length;
  return (
    <p className="tu-ticks" data-voted={n}>
      <span>
        <Icon name="lock" size={16} /> {say('turup.opens-later')}
      </span>
      <span role="img" aria-label={say('turup.n-voted', { n })}>
        {vote.ballots.map((ballot, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <i key={seat} data-cast={ballot !== null || undefined} />
        ))}{' '}
        <bdi>{say('app.of', { n, all: 4 })}</bdi>
      </span>
    </p>
  );
};

/** TUR-03  The host need not wait for bots. */
const BotsVote = ({ actions: { model, store } }: { readonly actions: TurupActions }) => {
  const ballots = model.state.votes.at(-1)?.ballots ?? [];
  const waiting = ballots.some((ballot, seat) => ballot === null && isBot(model, seat));
  if (!isHost(model) || !waiting) return null;
  return (
    <Call id="bots-vote" tone="ghost" onPress={() => store.ask({ kind: 'hurry' })}>
      <Icon name="bot" size={18} /> {say('turup.bots-vote')}
    </Call>
  );
};

const VoteButtons = ({ actions, picked }: { readonly actions: TurupActions; readonly picked: Suit | null }) => {
  const { model, act, tell } = actions;
  const ballot = offered(model, 'vote').find(({ suit }) => suit === picked);
  const [redeal] = offered(model, 'redeal');
  const voted = model.ballot;
  return (
    <div className="tu-buttons">
      {voted && (
        <p className="tu-done" data-ballot={voted} role="status">
          <Icon name="tick" size={18} /> {say('turup.you-voted', { suit: suitName(voted) })}
        </p>
      )}
      {model.seated && !voted && (
        <Call
          id="vote"
          tone="gold"
          why={ballot ? undefined : say('turup.choose-suit')}
          onPress={() => ballot && act(ballot)}
          onWhy={tell}
        >
          {say('turup.vote')} {picked && <SuitPip suit={picked} size={18} />}
          {picked && <span className="sr-only">{suitName(picked)}</span>}
        </Call>
      )}
      {redeal && (
        <Call id="redeal" onPress={() => act(redeal)}>
          {say('turup.throw-in')}
        </Call>
      )}
      <BotsVote actions={actions} />
    </div>
  );
};

/** TUR-02  The secret vote: own counts, who has voted, nobody's ballot. */
export const VotePanel = ({ actions }: { readonly actions: TurupActions }) => {
  const { model, store } = actions;
  const { state, me, seen, seated, ballot } = model;
  const [picked, pick] = useState<Suit | null>(null);
  const vote = state.votes.at(-1);
  if (!vote) return null;
  const counts = suitCounts(bySeat(state.hands, me).cards);
  const clock = seen.clocks.find(({ on }) => on === me) ?? seen.clocks.find(({ id }) => id.startsWith('vote/'));
  const shown = ballot ?? picked;
  return (
    <section className="tu-panel" data-panel="vote" aria-label={say('turup.vote-title')}>
      <OwnTurn {...model} />
      <header>
        <div>
          <h2>{say(state.votes.length > 1 ? 'turup.vote-again' : 'turup.vote-title')}</h2>
          {seated && <p>{say('turup.in-your-five')}</p>}
        </div>
        <Countdown store={store} clock={clock} />
      </header>
      {state.votes.length > 1 && <Tally model={model} vote={state.votes[0]} />}
      {seated && (
        <div className="tu-suits" role="group" aria-label={say('turup.choose-suit')}>
          {SUITS.filter(suit => vote.among.includes(suit)).map(suit => (
            <SuitChoice
              key={suit}
              suit={suit}
              count={counts[suit]}
              chosen={suit === shown}
              open={ballot === null && offered(model, 'vote').some(offer => offer.suit === suit)}
              onChoose={() => pick(suit)}
            />
          ))}
        </div>
      )}
      <Ticks vote={vote} />
      <VoteButtons actions={actions} picked={picked} />
    </section>
  );
};
