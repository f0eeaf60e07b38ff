import { handOrder } from '@majlis/baloot/for-web';
import { bySeat, otherSide, sideOf } from '@majlis/kernel';
import { contractWord } from '@/baloot/phrases.ts';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import type { TableStore } from '@/store/table-store.ts';
import { nameOf } from '@/table/who.ts';
import { cardName } from '@/words/card.ts';
import { named, say } from '@/words/say.ts';

const listed = (words: readonly string[]): string => words.join(say('baloot.and-comma'));

/** A11Y-02  What the keys read aloud: hand, trick, score, time. */
export const readHand = ({ state, me }: BalootViewModel): string => {
  const cards = handOrder(bySeat(state.hands, me).cards, state.contract?.trump ?? null, state.options);
  return say('baloot.read.hand', { n: cards.length, cards: listed(cards.map(cardName)) });
};

export const readTrick = ({ state, seen, trick }: BalootViewModel): string => {
  if (state.floor) return say('baloot.read.floor', { card: cardName(state.floor) });
  if (trick.length === 0) return say('baloot.read.no-trick');
  return listed(
    trick.map(({ seat, card }) =>
      say('baloot.read.card-of', { name: named(nameOf(seen.table, seat)), card: cardName(card) }),
    ),
  );
};

export const readScore = ({ state, me }: BalootViewModel): string => {
  const ours = sideOf(me);
  const contract = contractWord(state) || say('baloot.read.no-contract');
  return say('baloot.read.score', { us: state.scores[ours], them: state.scores[otherSide(ours)], contract });
};

export const readTime = ({ seen, me }: BalootViewModel, store: TableStore): string => {
  const until = seen.clocks.find(({ on }) => on === me)?.until ?? null;
  if (until === null) return say('baloot.read.no-time');
  return say('table.seconds', { n: Math.max(0, Math.ceil((until - store.now()) / 1000)) });
};
