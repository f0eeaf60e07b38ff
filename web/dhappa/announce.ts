import { ofSide } from '@majlis/dhappa/for-web';
import { otherSide, sizeOf } from '@majlis/kernel';
import { groupsOf } from '@/dhappa/hand-order.ts';
import { lockLine } from '@/dhappa/LockMeter.tsx';
import { namesOf, runName } from '@/dhappa/phrases.ts';
import type { DhappaViewModel } from '@/dhappa/view-model.ts';
import type { TableStore } from '@/store/table-store.ts';
import { cardName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

/** A11Y-02  What the keys read aloud: hand, table, Lock, time. */
export const readHand = ({ hand }: DhappaViewModel): string =>
  say('dhappa.read.hand', { n: hand.length, cards: namesOf(groupsOf(hand, 'suit').flat()) });

export const readTable = ({ state, side }: DhappaViewModel): string => {
  const runs = (of: 0 | 1): string =>
    ofSide(state.runs, of).map(runName).join(say('dhappa.and-comma')) || say('dhappa.read.no-runs');
  const top = state.discards.at(-1);
  return say('dhappa.read.table', {
    ours: runs(side),
    theirs: runs(otherSide(side)),
    n: sizeOf(state.draw),
    pile: state.discards.length,
    card: top ? cardName(top) : say('dhappa.pile-empty'),
  });
};

export const readLock = ({ state, side }: DhappaViewModel): string =>
  say('dhappa.read.lock', { ours: lockLine(state, side), theirs: lockLine(state, otherSide(side)) });

export const readTime = ({ seen, me }: DhappaViewModel, store: TableStore): string => {
  const until = seen.clocks.find(({ on }) => on === me)?.until ?? null;
  if (until === null) return say('dhappa.read.no-time');
  return say('table.seconds', { n: Math.max(0, Math.ceil((until - store.now()) / 1000)) });
};
