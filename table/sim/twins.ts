import { type Card, pick, type Random, same, seeded, shuffled, type Viewer } from '@majlis/kernel';
import { written } from '../evolve.ts';
import type { Cast, Dice, Input, Kind, Line, TableEvent } from '../index.ts';
import { UNBORN } from '../table.ts';
import { evening } from './evening.ts';
import { type Exchange, exchanged, image, imageOfWord } from './image.ts';
import type { Lot } from './lot.ts';
import { mayKnow } from './oracle.ts';
import { type Heard, type Parlour, parlour, type Sent } from './parlour.ts';
import { personOf } from './person.ts';
import { knowledgeOf } from './scan.ts';

/** Two worlds that one viewer cannot tell apart, unless something leaks. */
export interface Pair {
  /** Why it was not kept, from the facts of the worlds alone; null: it was kept. */
  readonly discarded: 'no deal on' | 'nothing hidden' | 'no such world' | null;
  readonly viewer: Viewer;
  /** How many messages were compared, and the first difference in words or time. */
  readonly messages: number;
  readonly difference: string | null;
  /** Hidden cards that lie elsewhere in the other world; private choices that were not made there. */
  readonly moved: number;
  readonly unmade: number;
}

type Thrown = Extract<TableEvent, { kind: 'thrown' }>;

/** One world, lived until a moment. */
interface World {
  readonly house: Parlour;
  readonly sent: readonly Sent[];
  readonly thoughts: ReadonlyMap<string, Kind>;
}

/** So many exchanges are tried, and so many of those that the rules would deal are lived through. */
const TRIES = 60;
const LIVES = 5;

export const twins = (lot: Lot, seed: number, longest: number): Pair => {
  const random = seeded(seed);
  const size = pick(lot.cast.game.sizes, random);
  const seats = Array.from({ length: size }, (_, seat) => seat);
  const bots = seats.filter(seat => seat > 0 && random.below(3) === 0);
  const viewer: Viewer = pick([...seats.filter(seat => !bots.includes(seat)), 'rail' as const], random);
  const until = 2_000 + random.below(longest);
  const mischief = viewer === 'rail' ? [] : [viewer];
  const one = live(lot, seed, size, until, random, house => evening(house, lot, { seed, size, bots, mischief }));
  const none = { viewer, messages: 0, difference: null, moved: 0, unmade: 0 };
  const thrown = one.house.log.findLast(({ event }) => event.kind === 'thrown' && typeof event.value !== 'number');
  if (one.house.room.table.phase !== 'playing' || thrown?.event.kind !== 'thrown')
    return { ...none, discarded: 'no deal on' };
  const hidden = hiddenFrom(lot, one.house.log, size, viewer, thrown.event);
  if (hidden.length < 2) return { ...none, discarded: 'nothing hidden' };
  for (let tries = 0, lives = 0; tries < TRIES && lives < LIVES; tries++) {
    const plan = planned(lot, one, hidden, thrown, viewer, random);
    if (!isDealt(lot, one.house.log, plan)) continue;
    lives += 1;
    const two = relive(lot, seed, size, until, one, plan);
    if (!isImage(one.house.log, two.house.log, plan) || !isOther(one, two)) continue;
    return {
      ...compared(one, two, viewer),
      viewer,
      discarded: null,
      moved: plan.exchange.size,
      unmade: plan.unmade.size,
    };
  }
  return { ...none, discarded: 'no such world' };
};

const live = (
  lot: Lot,
  seed: number,
  size: number,
  until: number,
  random: Random,
  fill: (house: Parlour) => void,
): World => {
  const sent: Sent[] = [];
  const thoughts = new Map<string, Kind>();
  const { game } = lot.cast;
  const house = parlour({
    cast: lot.cast,
    seed,
    size,
    options: lot.options,
    think: (seat, view, nth) => {
      const offers = game.offers(view, seat);
      const action = lot.subject.choose?.(view, seat, offers, random) ?? pick(offers, random);
      thoughts.set(`${seat} ${nth}`, action);
      return action;
    },
    sent: one => sent.push(one),
  });
  fill(house);
  house.run(until);
  return { house, sent, thoughts };
};

/** Cards of the last deal that the viewer may not know. */
const hiddenFrom = (
  lot: Lot,
  log: readonly Line[],
  size: number,
  viewer: Viewer,
  { value }: Thrown,
): readonly Card[] => {
  const events = log.flatMap(({ event }) => (event.kind === 'game' ? [event.event] : []));
  const known = mayKnow(knowledgeOf(lot.oracle, size, events), viewer);
  return typeof value === 'number' ? [] : value.filter(card => !known.has(card));
};

/** How the other world differs. */
interface Plan {
  /** The line of the throw from which the cards lie otherwise. */
  readonly from: number;
  readonly thrown: Thrown;
  readonly exchange: Exchange;
  /** Actions that are not taken there: choices that nobody may notice. */
  readonly unmade: ReadonlySet<string>;
}

const planned = (
  lot: Lot,
  { house: { log } }: World,
  hidden: readonly Card[],
  { seq, event }: Line,
  viewer: Viewer,
  random: Random,
): Plan => {
  if (event.kind !== 'thrown') throw new Error('a plan begins with a throw');
  const cards = shuffled(hidden, random).slice(0, 2 + random.below(Math.min(hidden.length, 6) - 1));
  const exchange = new Map(cards.map((card, i) => [card, cards[(i + 1) % cards.length] ?? card]));
  const silent = log.flatMap(({ act, event: line }) => {
    if (act === null || line.kind !== 'game' || line.by === viewer) return [];
    return lot.oracle.isSilent(line.event) && random.below(2) === 0 ? [act] : [];
  });
  return { from: seq, thrown: event, exchange, unmade: new Set(silent) };
};

/** Whether the rules accept the other deal at all. */
const isDealt = ({ cast }: Lot, log: readonly Line[], { from, thrown: { label, value }, exchange }: Plan): boolean => {
  const { state } = log.slice(0, from - 1).reduce((table, line) => written(cast, table, line), UNBORN);
  const other = typeof value === 'number' ? value : value.map(card => exchanged(exchange, card));
  return cast.game.decide(state, 'house', { kind: 'rolled', label, value: other }).ok;
};

const relive = (lot: Lot, seed: number, size: number, until: number, one: World, plan: Plan): World => {
  const sent: Sent[] = [];
  const cast: Cast = { ...lot.cast, dice: loaded(lot.cast.dice, plan) };
  const at = (n: number): Exchange => (n >= plan.from ? plan.exchange : new Map());
  const house = parlour({
    cast,
    seed,
    size,
    options: lot.options,
    think: (seat, _, nth) => {
      const thought = one.thoughts.get(`${seat} ${nth}`);
      return thought ? asKind(image(thought, at(house.log.length)), thought) : { kind: 'nothing' };
    },
    sent: message => sent.push(message),
  });
  for (const { at: time, input } of one.house.heard)
    house.at(time, () => mirrored({ at: time, input }, plan, at(house.log.length)));
  house.run(until);
  return { house, sent, thoughts: one.thoughts };
};

const asKind = (value: unknown, model: Kind): Kind =>
  typeof value === 'object' && value !== null ? { ...value, kind: model.kind } : model;

/** The same dice but for one throw. */
const loaded = (dice: Dice, { thrown: { k, label, attempt }, exchange }: Plan): Dice => ({
  ...dice,
  thrower: (match, tip, deal) => {
    const fair = dice.thrower(match, tip, deal);
    return (roll, nth) => {
      const value = fair(roll, nth);
      if (deal !== k || roll.label !== label || nth !== attempt || typeof value === 'number') return value;
      return value.map(card => exchanged(exchange, card));
    };
  },
});

const mirrored = ({ input }: Heard, { unmade }: Plan, exchange: Exchange): Input | undefined => {
  if (input.kind !== 'asked' || input.request.kind !== 'act') return input;
  if (unmade.has(input.act)) return undefined;
  return { ...input, request: { kind: 'act', word: imageOfWord(input.request.word, exchange) } };
};

/** Whether the other world's log is this one's with the cards exchanged and the unmade choices left out: a fact of the two worlds. */
const isImage = (one: readonly Line[], two: readonly Line[], { from, exchange, unmade }: Plan): boolean => {
  const expected = one
    .filter(({ act }) => act === null || !unmade.has(act))
    .map(({ seq, event }) => image(event, seq >= from ? exchange : new Map()));
  const got = two.map(({ event }) => image(event, new Map()));
  return same(expected, got);
};

/** Whether anything really lies elsewhere: another order in the stock is no difference. */
const isOther = (one: World, two: World): boolean => {
  const [a, b] = [one, two].map(({ house }) => image(house.room.table.state, new Map()));
  return !same(a, b);
};

/** Letter by letter and millisecond by millisecond: what the viewer was sent, and what the rail was. */
const compared = (one: World, two: World, viewer: Viewer): Pick<Pair, 'messages' | 'difference'> => {
  const ears = [...(viewer === 'rail' ? [] : [personOf(viewer).id]), personOf('rail').id];
  const texts = ({ sent }: World): readonly string[] =>
    sent
      .filter(({ to }) => ears.includes(ownerOf(to)))
      .map(({ at, to, message }) => `${at} ${to} ${JSON.stringify(message)}`);
  const [a, b] = [texts(one), texts(two)];
  const at = a.findIndex((text, i) => text !== b[i]);
  if (at < 0 && a.length === b.length) return { messages: a.length, difference: null };
  return {
    messages: a.length,
    difference: `${a[at]?.slice(0, 300) ?? 'silence'}\n  against\n${b[at < 0 ? a.length : at]?.slice(0, 300) ?? 'silence'}`,
  };
};

/** Whose connection it is: `c-<n>-<dial>`. */
const ownerOf = (conn: string): string => `p-${conn.split('-')[1] ?? ''}`;
