import { type Card, type OfKind, pick, type Random, same, seeded, type Viewer } from '@majlis/kernel';
import type { Dice, GameSetup, Input, LogLine, TableEvent } from '../index.ts';
import { evening } from './evening.ts';
import { type Exchange, exchanged, image, imageOfWord, tidied } from './image.ts';
import { mayKnow } from './oracle.ts';
import { type Parlour, parlour, type ReceivedInput, type SentMessage } from './parlour.ts';
import { personOf } from './person.ts';
import { knowledgeOf } from './scan.ts';
import { botPlay, type SimGame } from './sim-game.ts';
import { isDealt, planTwin, type TwinPlan } from './twin-plan.ts';

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

type ThrownEvent = Extract<TableEvent, { kind: 'thrown' }>;

/** One world, lived until a moment. */
interface LivedWorld {
  readonly house: Parlour;
  readonly sent: readonly SentMessage[];
  readonly thoughts: ReadonlyMap<string, OfKind | undefined>;
}

/** So many exchanges are tried, and so many of those that the rules would deal are lived through. */
const TRIES = 60;
const LIVES = 5;

export const twins = (simGame: SimGame, seed: number, longest: number): Pair => {
  const random = seeded(seed);
  const size = pick(simGame.setup.game.sizes, random);
  const seats = Array.from({ length: size }, (_, seat) => seat);
  const bots = seats.filter(seat => seat > 0 && random.below(3) === 0);
  const viewer: Viewer = pick([...seats.filter(seat => !bots.includes(seat)), 'rail' as const], random);
  const until = 2_000 + random.below(longest);
  const mischief = viewer === 'rail' ? [] : [viewer];
  const one = live(simGame, seed, size, until, random, house =>
    evening(house, simGame, { seed, size, bots, mischief }),
  );
  const none = { viewer, messages: 0, difference: null, moved: 0, unmade: 0, varied: 0 };
  const thrown = one.house.log.findLast(({ event }) => event.kind === 'thrown' && typeof event.value !== 'number');
  if (one.house.room.table.phase !== 'playing' || thrown?.event.kind !== 'thrown')
    return { ...none, discarded: 'no deal on' };
  const hidden = hiddenFrom(simGame, one.house.log, size, viewer, thrown.event);
  if (hidden.length < 2) return { ...none, discarded: 'nothing hidden' };
  for (let tries = 0, lives = 0; tries < TRIES && lives < LIVES; tries++) {
    const plan = planTwin(simGame, one.house.log, hidden, thrown, viewer, random);
    if (!isDealt(simGame, one.house.log, plan)) continue;
    lives += 1;
    const two = relive(simGame, seed, size, until, one, plan);
    if (!isImage(one.house.log, two.house.log, plan) || !isOther(one, two)) continue;
    return {
      ...compareSent(one, two, viewer),
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
  simGame: SimGame,
  seed: number,
  size: number,
  until: number,
  random: Random,
  fill: (house: Parlour) => void,
): LivedWorld => {
  const sent: SentMessage[] = [];
  const thoughts = new Map<string, OfKind | undefined>();
  const house = parlour({
    setup: simGame.setup,
    seed,
    size,
    options: simGame.options,
    think: (seat, view, nth) => {
      const action = botPlay(simGame, view, seat, simGame.setup.levels[0], random);
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
  simGame: SimGame,
  log: readonly LogLine[],
  size: number,
  viewer: Viewer,
  { value }: ThrownEvent,
): readonly Card[] => {
  const events = log.flatMap(({ event }) => (event.kind === 'game' ? [event.event] : []));
  const known = mayKnow(knowledgeOf(simGame.oracle, size, events), viewer);
  return typeof value === 'number' ? [] : value.filter(card => !known.has(card));
};

const relive = (
  simGame: SimGame,
  seed: number,
  size: number,
  until: number,
  one: LivedWorld,
  plan: TwinPlan,
): LivedWorld => {
  const sent: SentMessage[] = [];
  const setup: GameSetup = { ...simGame.setup, dice: loadedDice(simGame.setup.dice, plan) };
  const strayed = seeded(seed);
  const at = (n: number): Exchange => (n >= plan.from ? plan.exchange : new Map());
  const house = parlour({
    setup,
    seed,
    size,
    options: simGame.options,
    think: (seat, view, nth) => {
      const nthOfSeat = `${seat} ${nth}`;
      const thought = one.thoughts.get(nthOfSeat);
      if (thought) return asKind(image(thought, at(house.log.length)), thought);
      if (one.thoughts.has(nthOfSeat)) return undefined;
      return pick(simGame.setup.game.offers(view, seat), strayed); // asked more often than there: another world already
    },
    sent: message => sent.push(message),
  });
  for (const { at: time, input } of one.house.heard)
    house.at(time, () => mirrorInput({ at: time, input }, plan, at(house.log.length)));
  house.run(until);
  return { house, sent, thoughts: one.thoughts };
};

const asKind = (value: unknown, model: OfKind): OfKind =>
  typeof value === 'object' && value !== null ? { ...value, kind: model.kind } : model;

/** The same dice but for one throw. */
const loadedDice = (dice: Dice, { thrown: { k, label, attempt }, exchange }: TwinPlan): Dice => ({
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
const mirrorInput = ({ input }: ReceivedInput, { unmade, varied }: TwinPlan, exchange: Exchange): Input | undefined => {
  if (input.kind !== 'asked' || input.request.kind !== 'act') return input;
  if (unmade.has(input.act)) return { kind: 'heard', conn: input.conn, rtt: null };
  return {
    ...input,
    request: { kind: 'act', word: varied.get(input.act) ?? imageOfWord(input.request.word, exchange) },
  };
};

/** Whether the other world's log is this one's with the cards exchanged and the unmade choices left out: a fact of the two worlds. */
const isImage = (
  one: readonly LogLine[],
  two: readonly LogLine[],
  { from, exchange, unmade, varied }: TwinPlan,
): boolean => {
  /** Of a choice that fell otherwise only that it was made. */
  const fact = ({ act, event }: LogLine, cards: Exchange): unknown =>
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
const isOther = (one: LivedWorld, two: LivedWorld): boolean => {
  const [a, b] = [one, two].map(({ house }) => tidied(house.room.table.state));
  return !same(a, b);
};

/** Letter by letter and millisecond by millisecond: what the viewer was sent, and what the rail was. */
const compareSent = (one: LivedWorld, two: LivedWorld, viewer: Viewer): Pick<Pair, 'messages' | 'difference'> => {
  const ears = [...(viewer === 'rail' ? [] : [personOf(viewer).id]), personOf('rail').id];
  const texts = ({ sent }: LivedWorld): readonly string[] =>
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
