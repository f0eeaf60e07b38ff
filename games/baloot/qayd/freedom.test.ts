import { bySeat, type Card, type Pile, pick, type Random, type Seat, same, seeded, type Viewer } from '@majlis/kernel';
import { randomMatch } from '@majlis/kernel/laws';
import { expect, test } from 'vitest';
import type { BalootAction, BalootEvent } from '../action.ts';
import { situationOf } from '../derived.ts';
import { baloot } from '../index.ts';
import type { BalootOptions } from '../options.ts';
import { playable } from '../play/duty.ts';
import { lawCase } from '../proof/law-case.ts';
import { isReachable } from '../reachable.ts';
import type { BalootState } from '../state.ts';

/** `MATCHES=400` for the long run. */
const MATCHES = Number(process.env.MATCHES ?? 25);

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'rail'];

/** Two worlds that `viewer` cannot tell apart, and a card that is right in one and wrong in the other. */
interface Pair {
  readonly viewer: Viewer;
  readonly seat: Seat;
  readonly card: Card;
  readonly worlds: readonly [BalootState, BalootState];
}

const isLegal = (state: BalootState, seat: Seat, card: Card): boolean =>
  playable(bySeat(state.hands, seat).cards, seat, state.trick, situationOf(state)).includes(card);

const exchanged = (piles: readonly Pile[], [one, two]: readonly [Card, Card]): readonly Pile[] =>
  piles.map(pile => ({
    ...pile,
    cards: pile.cards.map(card => (card === one ? two : card === two ? one : card)),
  }));

/** Chosen by what lies in the hands: one hidden card of the player against one of a third hand. */
const pairIn = (state: BalootState, seat: Seat, random: Random): Pair | undefined => {
  const viewer = pick(
    VIEWERS.filter(other => other !== seat),
    random,
  );
  const third = pick(
    [0, 1, 2, 3].filter(other => other !== seat && other !== viewer),
    random,
  );
  const hidden = (of: Seat): Card[] => {
    const { cards, shown } = bySeat(state.hands, of);
    return cards.filter(card => !shown.includes(card));
  };
  const mine = hidden(seat);
  const theirs = hidden(third);
  if (mine.length < 2 || theirs.length === 0) return undefined;
  const card = pick(bySeat(state.hands, seat).cards, random);
  const swap = [pick(mine, random), pick(theirs, random)] as const;
  const other = { ...state, hands: exchanged(state.hands, swap), first: exchanged(state.first, swap) };
  if (swap[0] === card || isLegal(state, seat, card) === isLegal(other, seat, card)) return undefined;
  return isReachable(other) ? { viewer, seat, card, worlds: [state, other] } : undefined;
};

/** Everything that reaches a viewer: what is told, what is offered, whom the table waits for. */
const stream = (events: readonly BalootEvent[], after: BalootState, viewer: Viewer): string =>
  JSON.stringify([
    events.map(event => baloot.mask(event, viewer)),
    baloot.view(after, viewer),
    typeof viewer === 'number' ? baloot.offers(after, viewer) : [],
    baloot.waits(after).map(({ id, on, ms }) => [id, on, ms]),
  ]);

interface Step {
  readonly actor: Seat | 'house';
  readonly action: BalootAction;
}

/** A charge brings the verdict, and a claim lays the hand open. */
const TELLING: readonly string[] = ['charge', 'sawa'];

/** Something that can be done in both worlds; undefined once there is nothing. */
const commonStep = ([one, two]: readonly [BalootState, BalootState], random: Random): Step | undefined => {
  const [wait] = baloot.waits(one);
  if (!wait || !('lapse' in wait)) return undefined;
  if (wait.on === 'house') return { actor: 'house', action: wait.lapse };
  const [offers, others] = [baloot.offers(one, wait.on), baloot.offers(two, wait.on)];
  const both = offers.filter(action => !TELLING.includes(action.kind) && others.some(other => same(action, other)));
  const cards = both.filter(({ kind }) => kind === 'play');
  if (both.length === 0) return undefined;
  return { actor: wait.on, action: pick(cards.length > 0 && random.below(8) > 0 ? cards : both, random) };
};

/** Plays the card and whatever can follow in both worlds, until a verdict. How many steps agreed; throws if one did not. */
const agreeing = (pair: Pair, random: Random): number => {
  let worlds = pair.worlds;
  let step: Step | undefined = { actor: pair.seat, action: { kind: 'play', card: pair.card, akka: false } };
  let steps = 0;
  for (; step; steps++) {
    const { actor, action }: Step = step;
    const decisions = worlds.map(world => baloot.decide(world, actor, action));
    const [one, two] = decisions.map(decision => (decision.ok ? decision.events : []));
    if (!one || !two || decisions.some(({ ok }) => !ok)) throw new Error('one of the worlds refused it');
    if ([...one, ...two].some(({ kind }) => kind === 'ruled')) return steps;
    worlds = [one.reduce(baloot.evolve, worlds[0]), two.reduce(baloot.evolve, worlds[1])];
    if (stream(one, worlds[0], pair.viewer) !== stream(two, worlds[1], pair.viewer)) {
      throw new Error(`viewer ${pair.viewer} can tell ${pair.card} by seat ${pair.seat} after ${action.kind}`);
    }
    step = commonStep(worlds, random);
  }
  return steps;
};

const pairsOf = (options: BalootOptions, matches: number, random: Random): readonly Pair[] => {
  const found: Pair[] = [];
  for (let match = 0; match < matches; match++) {
    let state = baloot.open(options, 4);
    for (const event of randomMatch(lawCase, options, 4, random)) {
      const { phase } = state;
      const pair = phase.kind === 'playing' && state.trick.length < 4 ? pairIn(state, phase.turn, random) : undefined;
      if (pair) found.push(pair);
      state = baloot.evolve(state, event);
    }
  }
  return found;
};

const RULES = Object.entries(baloot.options.presets).map(([name, rules]): [string, BalootOptions] => [
  name,
  { ...rules, enforcement: 'free' },
]);

test.each(RULES)('[BAL-15.2] [T3] nobody else can tell a wrong card from a right one: %s', (name, rules) => {
  const random = seeded(15);
  const pairs = pairsOf(rules, MATCHES, random);
  const steps = pairs.map(pair => agreeing(pair, random));
  console.info(`${name}: ${pairs.length} pairs of worlds, ${steps.reduce((a, b) => a + b, 0)} steps after the card`);
  expect(pairs.length).toBeGreaterThan(100);
});
