import { type Card, pick, type Random, same, seeded, type Viewer } from '@majlis/kernel';
import type { Cast, Dice, Input, Kind, Line, TableEvent } from '../index.ts';
import { evening } from './evening.ts';
import { type Exchange, exchanged, image, imageOfWord, tidied } from './image.ts';
import { botPlay, type Lot } from './lot.ts';
import { mayKnow } from './oracle.ts';
import { type Heard, type Parlour, parlour, type Sent } from './parlour.ts';
import { personOf } from './person.ts';
import { knowledgeOf } from './scan.ts';
import { isDealt, type Plan, planned } from './twin-plan.ts';

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
  /** Veiled choices that fell otherwise there. */
  readonly varied: number;
}

type Thrown = Extract<TableEvent, { kind: 'thrown' }>;

/** One world, lived until a moment. */
interface World {
  readonly house: Parlour;
  readonly sent: readonly Sent[];
  readonly thoughts: ReadonlyMap<string, Kind | undefined>;
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
  const none = { viewer, messages: 0, difference: null, moved: 0, unmade: 0, varied: 0 };
  const thrown = one.house.log.findLast(({ event }) => event.kind === 'thrown' && typeof event.value !== 'number');
  if (one.house.room.table.phase !== 'playing' || thrown?.event.kind !== 'thrown')
    return { ...none, discarded: 'no deal on' };
  const hidden = hiddenFrom(lot, one.house.log, size, viewer, thrown.event);
  if (hidden.length < 2) return { ...none, discarded: 'nothing hidden' };
  for (let tries = 0, lives = 0; tries < TRIES && lives < LIVES; tries++) {
    const plan = planned(lot, one.house.log, hidden, thrown, viewer, random);
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
      varied: plan.varied.size,
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
  const thoughts = new Map<string, Kind | undefined>();
  const house = parlour({
    cast: lot.cast,
    seed,
    size,
    options: lot.options,
    think: (seat, view, nth) => {
      const action = botPlay(lot, view, seat, lot.cast.levels[0], random);
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

const relive = (lot: Lot, seed: number, size: number, until: number, one: World, plan: Plan): World => {
  const sent: Sent[] = [];
  const cast: Cast = { ...lot.cast, dice: loaded(lot.cast.dice, plan) };
  const strayed = seeded(seed);
  const at = (n: number): Exchange => (n >= plan.from ? plan.exchange : new Map());
  const house = parlour({
    cast,
    seed,
    size,
    options: lot.options,
    think: (seat, view, nth) => {
      const nthOfSeat = `${seat} ${nth}`;
      const thought = one.thoughts.get(nthOfSeat);
      if (thought) return asKind(image(thought, at(house.log.length)), thought);
      if (one.thoughts.has(nthOfSeat)) return undefined;
      return pick(lot.cast.game.offers(view, seat), strayed); // asked more often than there: another world already
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

/** The same from outside; instead of a choice that is not made there is but a sign of life. */
const mirrored = ({ input }: Heard, { unmade, varied }: Plan, exchange: Exchange): Input | undefined => {
  if (input.kind !== 'asked' || input.request.kind !== 'act') return input;
  if (unmade.has(input.act)) return { kind: 'heard', conn: input.conn, rtt: null };
  return {
    ...input,
    request: { kind: 'act', word: varied.get(input.act) ?? imageOfWord(input.request.word, exchange) },
  };
};

/** Whether the other world's log is this one's with the cards exchanged and the unmade choices left out: a fact of the two worlds. */
const isImage = (one: readonly Line[], two: readonly Line[], { from, exchange, unmade, varied }: Plan): boolean => {
  /** Of a choice that fell otherwise only that it was made. */
  const fact = ({ act, event }: Line, cards: Exchange): unknown =>
    act !== null && varied.has(act) && event.kind === 'game' ? [act, event.event.kind] : tidied(image(event, cards));
  const expected = one
    .filter(({ act }) => act === null || !unmade.has(act))
    .map(line => fact(line, line.seq >= from ? exchange : new Map()));
  return same(
    expected,
    two.map(line => fact(line, new Map())),
  );
};

/** Whether anything really lies elsewhere: another order in the stock is no difference. */
const isOther = (one: World, two: World): boolean => {
  const [a, b] = [one, two].map(({ house }) => tidied(house.room.table.state));
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
