import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { EMPTY, type Pile, sizeOf } from '../pile.ts';
import { type Hush, type HushAction, type HushEvent, type HushReason, type HushRules, hush } from '../toy/index.ts';
import { lawCase as hushLawCase } from '../toy/law-case.ts';
import { keepLaws, type LawCase } from './index.ts';
import { laws } from './tests.ts';

laws(hushLawCase, 60);

type Toy = LawCase<HushRules, Hush, HushAction, HushEvent, HushReason>;

const judge = (lawCase: Toy) =>
  keepLaws(lawCase, { matches: 60, seed: 1, seats: 3, options: () => hush.options.presets.default });

/** The toy game with a fault; a wrong fold is the fold of its decisions too. */
const withGame = (changes: Partial<Toy['game']>): Toy => {
  const game = { ...hush, ...changes };
  const decide: Toy['game']['decide'] = (state, actor, action) => {
    const decision = hush.decide(state, actor, action);
    return decision.ok ? { ...decision, after: decision.events.reduce(game.evolve, state) } : decision;
  };
  return { ...hushLawCase, game: { ...game, decide: changes.decide ?? decide } };
};

const withoutShown = (pile: Pile): Pile => ({ ...pile, cards: [], shown: [], hidden: pile.cards.length + pile.hidden });

/** A card slips out of sight; its number is still right. */
const losing = (state: Hush): Hush => {
  const cards = state.stock.cards.slice(1);
  return { ...state, stock: { ...state.stock, cards, hidden: sizeOf(state.stock) - cards.length } };
};

const faults: readonly (readonly [string, Toy, RegExp])[] = [
  ['an identity mask', withGame({ mask: event => event }), /law of commute/],
  [
    'a game that hides nothing at all',
    withGame({ view: state => state, mask: event => event, worlds: view => view }),
    /law of secrecy: of \d+ worlds/,
  ],
  [
    'a shown card that the fresh view forgets',
    withGame({
      view: (state, viewer) => {
        const seen = hush.view(state, viewer);
        return { ...seen, hands: seen.hands.map((hand, seat) => (seat === viewer ? hand : withoutShown(hand))) };
      },
    }),
    /law of commute/,
  ],
  [
    'a peek that everybody is told',
    withGame({ mask: (event, viewer) => (event.kind === 'peeked' ? event : hush.mask(event, viewer)) }),
    /law of commute/,
  ],
  [
    'a mark that is offered only against a certain hidden card',
    withGame({
      offers: (state, seat) =>
        hush
          .offers(state, seat)
          .filter(offer => offer.kind !== 'halt' || !state.hands.some((hand, at) => at !== seat && holds(hand, 'AS'))),
    }),
    /law of (own eyes|secrecy)/,
  ],
  [
    'a wait that tells who holds a card',
    withGame({
      waits: state =>
        hush.waits(state).map(wait => (state.hands.some(hand => holds(hand, 'AS')) ? { ...wait, ms: 9_000 } : wait)),
    }),
    /law of (own eyes|secrecy)/,
  ],
  [
    'an offer that is refused',
    withGame({ offers: (state, seat) => (state.phase === 'choose' ? [{ kind: 'go' }] : hush.offers(state, seat)) }),
    /law of offer/,
  ],
  [
    'a lost card',
    withGame({
      evolve: (state, event) =>
        event.kind === 'opened' ? losing(hush.evolve(state, event)) : hush.evolve(state, event),
    }),
    /law of conservation/,
  ],
  [
    'a pile whose size the view hides',
    withGame({
      view: (state, viewer) => ({ ...hush.view(state, viewer), stock: EMPTY }),
      mask: (event, viewer) => {
        const told = hush.mask(event, viewer);
        return told?.kind === 'dealt' ? { ...told, stock: EMPTY } : told;
      },
    }),
    /law of conservation: viewer/,
  ],
  [
    'a lapse that is refused',
    withGame({
      decide: (state, actor, action) =>
        action.kind === 'lapse' && state.played.length > 2
          ? { ok: false, reason: 'not-now' }
          : hush.decide(state, actor, action),
    }),
    /law of progress: the lapse/,
  ],
  [
    'a table that waits for nobody',
    withGame({ waits: state => (state.phase === 'pause' ? [] : hush.waits(state)) }),
    /law of progress: nobody/,
  ],
  [
    'dice that are never accepted',
    withGame({
      absence: rules => ({ ...hush.absence(rules), leaving: 'bot' }),
      decide: (state, actor, action) =>
        action.kind === 'rolled' ? { ok: false, reason: 'not-the-pack' } : hush.decide(state, actor, action),
    }),
    /law of progress: the dice/,
  ],
  [
    'play without end',
    withGame({
      decide: (state, actor, action) =>
        action.kind === 'choose' || action.kind === 'lapse' || action.kind === 'left'
          ? { ok: true, events: [], after: state }
          : hush.decide(state, actor, action),
    }),
    /law of progress: random play does not end/,
  ],
  [
    'a decision that hands on another state than its events lead to',
    withGame({
      decide: (state, actor, action) => {
        const decision = hush.decide(state, actor, action);
        return decision.ok && action.kind === 'choose' ? { ...decision, after: state } : decision;
      },
    }),
    /law of memory: what was decided/,
  ],
  [
    'a value that JSON loses',
    withGame({
      evolve: (state, event) => ({ ...hush.evolve(state, event), points: [Number.NaN, 0] }),
    }),
    /law of memory: the state/,
  ],
  [
    'a world that looks like another view',
    withGame({
      worlds: (view, viewer, random) => ({ ...hush.worlds(view, viewer, random), points: [7, 7] }),
    }),
    /law of secrecy: a world drawn/,
  ],
  [
    'worlds that play could not reach',
    { ...hushLawCase, isReachable: state => state.phase !== 'halt' },
    /law of secrecy/,
  ],
];

const holds = (hand: Pile, card: Card): boolean => hand.cards.includes(card);

describe('a planted fault is caught:', () => {
  test.each(faults)('%s', (_, lawCase, breach) => {
    expect(() => judge(lawCase)).toThrow(breach);
  });
});

const inOrder = (hand: Pile): Pile => ({ ...hand, cards: hand.cards.toSorted() });

test('in which order their own cards fell is told to a player, and is nobody’s secret', () => {
  const sorting = withGame({
    evolve: (state, event) => {
      const after = hush.evolve(state, event);
      return event.kind === 'dealt' ? { ...after, hands: after.hands.map(inOrder) } : after;
    },
  });
  const trial = { matches: 1_000, seed: 1, seats: 3, options: () => hush.options.presets.default };
  expect(keepLaws(sorting, trial).compared.get('dealt')).toBeGreaterThan(100);
});

test('a breach tells the seed that shows it again', () => {
  const [, lawCase] = faults[0]!;
  const seed = /seed (\d+)/.exec(complaint(() => judge(lawCase)))?.[1];
  const again = () =>
    keepLaws(lawCase, { matches: 1, seed: Number(seed), seats: 3, options: () => hush.options.presets.default });
  expect(again).toThrow(/law of commute/);
});

const complaint = (run: () => unknown): string => {
  try {
    run();
  } catch (breach) {
    return String(breach);
  }
  throw new Error('nothing was thrown');
};
