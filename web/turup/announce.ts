import { bySeat } from '@majlis/kernel';
import { handOrder, standingOf } from '@majlis/turup/for-web';
import type { TableStore } from '@/store/table-store.ts';
import { nameOf } from '@/table/who.ts';
import { contractWord, powerIn, progressOf, sideWord } from '@/turup/phrases.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { cardName, suitName } from '@/words/card.ts';
import { named, say } from '@/words/say.ts';

const listed = (words: readonly string[]): string => words.join(say('turup.and-comma'));

/** A11Y-02  What the keys read aloud: hand, trick, score, time. */
export const readHand = ({ state, me }: TurupViewModel): string => {
  const cards = handOrder(bySeat(state.hands, me).cards, state.trump);
  return say('turup.read.hand', { n: cards.length, cards: listed(cards.map(cardName)) });
};

export const readTrick = ({ seen, trick }: TurupViewModel): string => {
  if (trick.length === 0) return say('turup.read.no-trick');
  return listed(
    trick.map(({ seat, card }) =>
      say('turup.read.card-of', { name: named(nameOf(seen.table, seat)), card: cardName(card) }),
    ),
  );
};

const trumpWord = ({ state: { trump } }: TurupViewModel): string =>
  trump ? say('turup.told.trump', { suit: suitName(trump) }) : say('turup.read.no-trump');

export const readScore = (model: TurupViewModel): string => {
  const { state } = model;
  const { tricks } = standingOf(state);
  const progress = progressOf(state).flatMap(({ due, hope }, side) =>
    due.length > 0 ? [`${sideWord(side === 0 ? 0 : 1)}: ${listed([...due, ...hope])}`] : [],
  );
  const score = say('turup.read.score', {
    royals: state.scores[0],
    rebels: state.scores[1],
    royalTricks: tricks[0],
    rebelTricks: tricks[1],
  });
  return [score, trumpWord(model), contractWord(state), powerIn(state), ...progress].filter(Boolean).join(' ');
};

export const readTime = ({ seen, me }: TurupViewModel, store: TableStore): string => {
  const until = seen.clocks.find(({ on }) => on === me)?.until ?? null;
  if (until === null) return say('turup.read.no-time');
  return say('table.seconds', { n: Math.max(0, Math.ceil((until - store.now()) / 1000)) });
};
