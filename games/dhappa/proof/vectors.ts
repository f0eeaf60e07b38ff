import { type Card, sideOf } from '@majlis/kernel';
import { type Areas, codeOf, type Normalise } from '@majlis/kernel/vectors';
import { deal, handSize } from '../deal/deal.ts';
import { evolve } from '../evolve.ts';
import type { DhappaOptions } from '../options.ts';
import { pickOf } from '../pick/pick.ts';
import type { LayingPlan } from '../pick/plan.ts';
import type { Refusal, Ruled } from '../reason.ts';
import { afterExtend } from '../runs/extend.ts';
import { faceAt, isTwo, isWild, likeness, PACK, placeOf, rankAt } from '../runs/face.ts';
import { meanings } from '../runs/meaning.ts';
import { afterMerge } from '../runs/merge.ts';
import { type End, highOf, meaningsIn, type Shape, wildsIn } from '../runs/run.ts';
import { asRun, asSet, shapeOf } from '../runs/shape.ts';
import { afterShift, freeEnds } from '../runs/shift.ts';
import { afterSwap } from '../runs/swap.ts';
import { lockOf } from '../score/lock.ts';
import { open } from '../state.ts';
import { cardOf, cardsOf, type FixtureRun, guessedForm, rulesOf, runNumbered, shapeIn, stateOf } from './fixture.ts';
import { runScript, runTimeout } from './script.ts';

type Rules = Partial<DhappaOptions>;
interface Given {
  readonly cards: readonly string[];
  readonly options?: Rules;
}

const refused = ({ reason }: Refusal) => ({ ok: false, code: codeOf(reason) });

const facts = (shape: Shape) => ({
  ok: true,
  kind: shape.form,
  cards: shape.cards,
  length: shape.cards.length,
  ...(shape.form === 'run'
    ? { low: rankAt(shape.low), high: rankAt(highOf(shape)), suit: shape.suit, parked: shape.parked }
    : { rank: shape.rank }),
  wilds: wildsIn(shape),
  pure: wildsIn(shape) === 0,
  represents: Object.fromEntries(meaningsIn(shape)),
});

const factsOf = (shape: Ruled<Shape>) => (shape.ok ? facts(shape.value) : refused(shape));

const setup = ({ players, options }: { players: number; options?: Rules }) => {
  const size = handSize(players);
  if (size === undefined) return { ok: false, code: 'BAD_PLAYER_COUNT', error: 'BAD_PLAYER_COUNT' };
  const decision = deal({ ...open(rulesOf(options), players), phase: 'deal' }, PACK);
  const dealt = decision.ok ? decision.events.reduce(evolve, open(rulesOf(options), players)) : undefined;
  return {
    ok: true,
    deck: PACK.length,
    jokers: PACK.filter(card => isWild(card) && !isTwo(card)).length,
    twos: PACK.filter(isTwo).length,
    handSize: dealt?.hands[0]?.cards.length,
    drawPile: dealt?.draw.cards.length,
    discardPile: dealt?.discards.length,
    teams: Array.from({ length: players }, (_, seat) => (sideOf(seat) === 0 ? 'A' : 'B')),
  };
};

/** The meanings of a selection; two wilds of a kind are interchangeable, so they go by their kind. */
const infer = ({ cards, options }: Given) => ({
  meanings: meanings(cardsOf(cards), rulesOf(options)).map(shape => ({
    ...facts(shape),
    wild: Object.fromEntries(meaningsIn(shape).map(([card, face]) => [face, likeness(card)])),
  })),
});

/** Any order: what looks like a set is one, the rest is put in order. */
const opening = ({ cards: texts, options }: Given) => {
  const cards = cardsOf(texts);
  if (cards.some(isWild)) return { ok: false, code: 'OPENING_NOT_PURE' };
  const inOrder = [...cards].sort((a, b) => placeOf(a) - placeOf(b));
  return factsOf(shapeOf(guessedForm(cards), inOrder, rulesOf(options)));
};

interface OneCard {
  readonly run: FixtureRun;
  readonly card: string;
  readonly to?: End;
  readonly options?: Rules;
}

const swap = ({ run, card, options }: OneCard) => {
  const done = afterSwap(shapeIn(run), cardOf(card), rulesOf(options));
  return done.ok ? { ...facts(done.value.run), returned: done.value.joker } : refused(done);
};

const shift = ({ run, card, to, options }: OneCard) => {
  const before = shapeIn(run);
  const done = afterShift(before, cardOf(card), to ?? null, rulesOf(options));
  if (!done.ok) return { ...refused(done), choices: endsOf(before) };
  const { run: now, to: end } = done.value;
  const place = end === 'low' ? now.low : highOf(now);
  return { ...facts(now), movedTo: end === 'parked' ? end : faceAt(place, now.suit) };
};

const endsOf = (run: Shape): string[] =>
  run.form === 'set' ? [] : freeEnds(run).map(end => faceAt(end === 'low' ? run.low - 1 : highOf(run) + 1, run.suit));

interface Merge {
  readonly a: FixtureRun;
  readonly b: FixtureRun;
  readonly bridge?: readonly string[];
}

interface NPick {
  readonly hand: readonly string[];
  readonly pile: readonly string[];
  readonly n: number;
  readonly opened: boolean;
  readonly runs: readonly FixtureRun[];
  readonly options?: Rules;
}

const npick = ({ hand, pile, n, opened, runs, options }: NPick) => {
  const state = stateOf({ hands: [hand, [], [], []], draw: [], pile, runs, opened: [opened] }, rulesOf(options));
  const pick = pickOf(state, 0, n);
  if (!pick.ok) return refused(pick);
  const { cards, duty, plan } = pick.value;
  return { ok: true, deepest: cards[0], mustPlay: duty !== null, via: viaOf(plan, opened, duty) };
};

/** What kind of plan it is, in the vectors' words. */
const viaOf = (plan: LayingPlan, opened: boolean, duty: Card | null): string | null => {
  const last = plan.at(-1);
  if (!last || !duty) return 'free';
  const way = last.kind === 'meld' ? 'new' : last.kind;
  if (opened) return way;
  return plan.length === 1 ? 'opening' : `open+${way}`;
};

export const areas: Areas = {
  setup,
  run: ({ cards, options }: Given) => factsOf(asRun(cardsOf(cards), rulesOf(options))),
  set: ({ cards, options }: Given) => factsOf(asSet(cardsOf(cards), rulesOf(options))),
  infer,
  opening,
  extend: ({ run, end, cards, options }: Given & { run: FixtureRun; end: End }) =>
    factsOf(afterExtend(shapeIn(run), end, cardsOf(cards), rulesOf(options))),
  swap,
  shift,
  merge: ({ a, b, bridge }: Merge) => {
    const done = afterMerge(shapeIn(a), shapeIn(b), cardsOf(bridge ?? []));
    return done.ok ? { ...facts(done.value), id: 'a' } : refused(done);
  },
  lock: ({ runs, options }: { runs: readonly FixtureRun[]; options?: Rules }) =>
    lockOf(
      runs.map((run, i) => runNumbered(run, i + 1)),
      rulesOf(options),
    ),
  npick,
  script: runScript,
  timeout: runTimeout,
};

/** A hand and a list of meanings have no order. */
const unordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, isHand(key, entry) ? [...entry].sort() : unordered(entry)]),
  );
};

const isHand = (key: string, entry: unknown): entry is unknown[] => /^hand\d$/.test(key) && Array.isArray(entry);

const byMeaning = (value: unknown): unknown => {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'meanings') : undefined;
  if (!Array.isArray(list)) return value;
  const sortKey = (entry: unknown): string => {
    const { kind, low, rank, wild } = Object(entry);
    return JSON.stringify([kind, low, rank, Object.entries(wild ?? {}).sort()]);
  };
  return { meanings: [...list].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)) };
};

export const normalise: Normalise = { infer: byMeaning, script: unordered, timeout: unordered };
