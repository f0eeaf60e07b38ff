import { dhappa as bots } from '@majlis/bots';
import type { DhappaAction, DhappaPlay, DhappaState } from '@majlis/dhappa';
import {
  type DhappaPosition,
  depthsOf,
  dueCard,
  dueJoker,
  lay,
  mergesOpen,
  openings,
  planFor,
  positionOf,
  type Run,
  shiftsOpen,
  swapsOpen,
} from '@majlis/dhappa';
import { type Card, isJoker, RANKS, rankOf, SUITS, seeded, suitOf } from '@majlis/kernel';

/** What the people at a table want to have done between them, before one of them goes out. */
const DEEDS = ['meld', 'npick', 'swap', 'shift', 'merge', 'burn'] as const;

/** Cards that a player keeps while something is still to be done: to have something to do it with. */
const KEPT = 5;

const isTwo = (card: Card): boolean => card.startsWith('2');
const isWild = (card: Card): boolean => isTwo(card) || isJoker(card);
const placeOf = (card: Card): number => RANKS.indexOf(rankOf(card)) + 2;

const copyOf = ({ hand }: DhappaPosition, place: number, suit: string): Card | undefined =>
  hand.find(card => !isWild(card) && suitOf(card) === suit && placeOf(card) === place);

type Sequence = Extract<Run, { form: 'run' }>;

const ownRuns = ({ runs, side }: DhappaPosition): readonly Sequence[] =>
  runs.flatMap(run => (run.form === 'run' && run.side === side ? [run] : []));

/** A wild laid where the hand holds the very card that it then stands for: it can be freed at once. */
const snares = (position: DhappaPosition, wild: Card | undefined): readonly DhappaPlay[] =>
  wild ? [...atEnds(position, wild), ...between(position, wild)] : [];

const atEnds = (position: DhappaPosition, wild: Card): readonly DhappaPlay[] =>
  ownRuns(position).flatMap(({ id, suit, low, cards }) =>
    (['low', 'high'] as const)
      .filter(end => copyOf(position, end === 'low' ? low - 1 : low + cards.length, suit))
      .map((end): DhappaPlay => ({ kind: 'extend', run: id, end, cards: [wild] })),
  );

const between = (position: DhappaPosition, wild: Card): readonly DhappaPlay[] =>
  SUITS.flatMap(suit =>
    Array.from({ length: 10 }, (_, i) => i + 4).flatMap((place): readonly DhappaPlay[] => {
      const [low, middle, high] = [place - 1, place, place + 1].map(at => copyOf(position, at, suit));
      return low && middle && high ? [{ kind: 'meld', form: 'run', cards: [low, wild, high] }] : [];
    }),
  );

/** A new run beside one of the team's: the two can then be merged. */
const neighbours = (position: DhappaPosition): readonly DhappaPlay[] =>
  ownRuns(position).flatMap(({ suit, low, cards: { length } }) =>
    [low + length, low - 3].flatMap((first): readonly DhappaPlay[] => {
      const wilds = position.hand.filter(isWild);
      const cards = [first, first + 1, first + 2].flatMap(place => copyOf(position, place, suit) ?? wilds.pop() ?? []);
      return cards.length === 3 ? [{ kind: 'meld', form: 'run', cards }] : [];
    }),
  );

/** What was not done yet and can be done now; else what makes it possible. */
const wish = (position: DhappaPosition, done: ReadonlySet<string>): DhappaPlay | undefined => {
  const { hand, opened } = position;
  if (!opened) return openings(position)[0];
  const fresh = (kind: string, ways: readonly DhappaPlay[]): readonly DhappaPlay[] => (done.has(kind) ? [] : ways);
  return [
    ...fresh('swap', swapsOpen(position)),
    ...fresh('shift', shiftsOpen(position)),
    ...fresh('merge', mergesOpen(position)),
    ...fresh('swap', snares(position, hand.find(isJoker))),
    ...fresh('shift', snares(position, hand.find(isTwo))),
    ...fresh('merge', neighbours(position)),
  ].find(play => lay(position, play).ok);
};

const RANDOM = seeded(8);

/** As a good player does, but nobody hurries to the end while something is to be done, and a 2 that can burn does. */
const usual = (state: DhappaState, seat: number, done: ReadonlySet<string>): DhappaAction => {
  const { hand } = positionOf(state, seat);
  const isWaiting = hand.length <= KEPT && DEEDS.some(deed => !done.has(deed));
  if (state.phase === 'pick' && isWaiting) return { kind: 'draw' };
  const action = state.phase === 'play' && isWaiting ? null : bots.think(state, seat, 'steady', bots.budget, RANDOM);
  if (action && action.kind !== 'discard') return action;
  const burning = done.has('burn') || state.discards.length === 0 ? undefined : hand.find(isTwo);
  const card = burning ?? action?.card ?? hand.find(held => !isWild(held)) ?? hand[0];
  if (!card) throw new Error('an empty hand has no turn');
  return { kind: 'discard', card };
};

/** What a player does who sees this; undefined when it is not this player's turn. */
export const choice = (state: DhappaState, seat: number, done: ReadonlySet<string>): DhappaAction | undefined => {
  if (state.turn.seat !== seat || (state.phase !== 'pick' && state.phase !== 'play')) return undefined;
  if (state.phase === 'pick') {
    const depth = done.has('npick') ? undefined : depthsOf(state, seat).find(({ ok }) => ok);
    return depth ? { kind: 'npick', n: depth.n } : usual(state, seat, done);
  }
  const position = positionOf(state, seat);
  const due = dueCard(state) ?? dueJoker(state);
  const plan = due && planFor(position, due);
  return (plan?.ok ? plan.value[0] : wish(position, done)) ?? usual(state, seat, done);
};

/** By the word of `DEEDS`; a 2 that burns nothing is no burn. */
export const deedOf = (action: DhappaAction, { discards }: DhappaState): string =>
  action.kind === 'discard' && isTwo(action.card) && discards.length > 0 ? 'burn' : action.kind;
