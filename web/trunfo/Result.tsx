import { ofSuit, type Suit } from '@majlis/kernel';
import type { Played } from '@/store/open.ts';
import { useSeen } from '@/store/use-seen.ts';
import { useSeconds } from '@/trunfo/Clock.tsx';
import type { TrunfoViewModel } from '@/trunfo/view-model.ts';
import { cardName } from '@/words/card.ts';
import { figure, say, useSay } from '@/words/say.ts';

type Shown = NonNullable<TrunfoViewModel['result']>;

/** Why the round went as it did, in one line. */
const reasonFor = ({ own, other, fate }: Shown, trump: Suit | null): string => {
  if (fate === 'drawn') return say('trunfo.why.equal');
  const [best, worst] = fate === 'won' ? [own, other] : [other, own];
  const cards = { best: cardName(best), worst: cardName(worst) };
  const byTrump = ofSuit(trump)(best) && !ofSuit(trump)(worst);
  return byTrump ? say('trunfo.why.trump', cards) : say('trunfo.why.higher', cards);
};

/** Whether the match ends with the round that lies open: the rules know. */
const isLast = ({ game: { game } }: Played, { state }: TrunfoViewModel): boolean => {
  const next = game.decide(state, 'house', { kind: 'proceed' });
  return next.ok && next.events.some(({ kind }) => kind === 'ended');
};

/** For seven seconds: who won, why, and when it goes on or ends. What it says stands in the log too. */
export const Result = ({ played, match }: { readonly played: Played; readonly match: TrunfoViewModel }) => {
  useSay();
  const { store } = played;
  const until = useSeen(store, ({ clocks }) => clocks.find(({ on }) => on === 'house')?.until ?? null);
  const left = useSeconds(store, until);
  const { result } = match;
  if (!result) return null;
  return (
    <section className="tf-result" data-popup={result.fate} aria-label={say('trunfo.result')} dir="auto">
      <h2>{say(`trunfo.fate.${result.fate}`)}</h2>
      <p>{reasonFor(result, match.trump)}</p>
      <p className="tf-next">
        {say(isLast(played, match) ? 'trunfo.ends' : 'trunfo.next')}{' '}
        <b data-countdown="">{left === null ? '' : figure(Math.max(1, left))}</b>
      </p>
    </section>
  );
};
