import {
  type Absence,
  type Actor,
  accept,
  type Card,
  cards,
  carriedOut,
  type Game,
  type HouseAction,
  houseRules,
  type OfKind,
  oneOf,
  otherSide,
  type Permission,
  refuse,
  type Seat,
  seeded,
  sideOf,
  whole,
} from '@majlis/kernel';
import { nonceHash } from '@majlis/kernel/dice';
import { fairDice, type GameSetup, type Message, type Request, type TableEvent } from './index.ts';
import { type Parlour, parlour, type SentMessage } from './sim/parlour.ts';
import { hex, personOf } from './sim/person.ts';

/**
 * Rounds: a game made to try a table on. Everybody plays once in each of three tricks, with a pause between two. `stop` interrupts for
 * three seconds, `more` gives the seat on turn two seconds more, `boom` is a bug, and `gone` is how the state says who left.
 */
export interface Rounds {
  readonly rules: RoundsOptions;
  readonly seats: number;
  readonly deck: readonly Card[];
  readonly plays: number;
  readonly isPaused: boolean;
  readonly stopper: Seat | null;
  readonly more: number;
  readonly gone: readonly Seat[];
}

export interface RoundsOptions {
  readonly turnMs: number;
  readonly speed: 'usual' | 'infinite';
}

export type RoundsAction = { readonly kind: 'play' | 'stop' | 'go' | 'more' | 'boom' | 'lapse' | 'proceed' };

export type RoundsEvent =
  | { readonly kind: 'dealt'; readonly deck: readonly Card[] }
  | { readonly kind: 'played' | 'stopped' | 'went' | 'gained' | 'left'; readonly seat: Seat }
  | { readonly kind: 'goneOn' };

const TRICKS = 3;

const turnOf = ({ plays, seats }: Rounds): Seat => plays % seats;
const isOver = ({ plays, seats, gone, isPaused }: Rounds): boolean =>
  gone.length > 0 || (plays === TRICKS * seats && !isPaused);

const decided = (state: Rounds, seat: Seat, kind: RoundsAction['kind']) => {
  if (kind === 'boom') throw new Error('boom');
  if (state.stopper !== null)
    return seat === state.stopper && kind !== 'stop' ? accept<RoundsEvent>({ kind: 'went', seat }) : refuse('stopped');
  if (kind === 'stop') return accept<RoundsEvent>({ kind: 'stopped', seat });
  if (isOver(state) || state.isPaused || seat !== turnOf(state)) return refuse('not-your-turn');
  if (kind === 'more') return accept<RoundsEvent>({ kind: 'gained', seat });
  return kind === 'play' || kind === 'lapse' ? accept<RoundsEvent>({ kind: 'played', seat }) : refuse('not-your-turn');
};

const permitted = (
  state: Rounds,
  actor: Actor,
  action: RoundsAction | HouseAction,
  { leaving }: Partial<Absence>,
): Permission<RoundsEvent, string> => {
  if (actor !== 'house')
    return action.kind === 'rolled' || action.kind === 'left'
      ? refuse('not-the-house')
      : decided(state, actor, action.kind);
  if (action.kind === 'rolled')
    return typeof action.value === 'number' || action.value[0] === '2S'
      ? refuse('unfair')
      : accept({ kind: 'dealt', deck: action.value });
  if (action.kind === 'left')
    return leaving === 'forfeit' ? accept({ kind: 'left', seat: action.seat }) : refuse('no-forfeit');
  return action.kind === 'proceed' ? accept({ kind: 'goneOn' }) : refuse('not-a-player');
};

const evolve = (state: Rounds, event: RoundsEvent): Rounds => {
  switch (event.kind) {
    case 'dealt':
      return { ...state, deck: event.deck };
    case 'played':
      return { ...state, plays: state.plays + 1, isPaused: (state.plays + 1) % state.seats === 0, more: 0 };
    case 'goneOn':
      return { ...state, isPaused: false };
    case 'stopped':
      return { ...state, stopper: event.seat };
    case 'went':
      return { ...state, stopper: null };
    case 'gained':
      return { ...state, more: state.more + 2_000 };
    case 'left':
      return { ...state, gone: [...state.gone, event.seat] };
  }
};

const rounds = (absence: Partial<Absence> = {}): Game<RoundsOptions, Rounds, RoundsAction, RoundsEvent, string> => ({
  id: 'rounds/1',
  sizes: [2, 4],
  options: houseRules<RoundsOptions>({
    turnMs: whole(5_000, 1_000, 60_000),
    speed: oneOf(['usual', 'infinite'], ['infinite']),
  }),
  absence: () => ({
    botAfterMs: 15_000,
    back: 'trick',
    leaving: 'bot',
    forfeitAfterMs: null,
    away: { lapses: 2, watches: ['play'] },
    ...absence,
  }),
  open: (rules, seats) => ({ rules, seats, deck: [], plays: 0, isPaused: false, stopper: null, more: 0, gone: [] }),
  decide: (state, actor, action) => carriedOut(state, permitted(state, actor, action, absence), evolve),
  evolve,
  view: state => ({ ...state, deck: [] }),
  mask: event => (event.kind === 'dealt' ? null : event),
  offers: () => [{ kind: 'play' }],
  waits: state => {
    const { plays, rules, more } = state;
    const ms = rules.speed === 'infinite' ? null : rules.turnMs + more;
    if (state.deck.length === 0)
      return [
        {
          id: 'deal/0',
          on: 'house',
          ms: 0,
          roll: { kind: 'shuffle', pack: cards('2S 3S 4S 5S 6S'), label: 'shuffle' },
        },
      ];
    if (isOver(state)) return [];
    if (state.stopper !== null)
      return [{ id: `stop/${plays}`, on: state.stopper, ms: 3_000, lapse: { kind: 'lapse' } }];
    if (state.isPaused) return [{ id: `trick/${plays}`, on: 'house', ms: 1_000, lapse: { kind: 'proceed' } }];
    return [{ id: `play/${plays}`, on: turnOf(state), ms, lapse: { kind: 'lapse' } }];
  },
  outcome: state => {
    const [first] = state.gone;
    if (!isOver(state)) return undefined;
    return {
      winner: first === undefined ? 0 : otherSide(sideOf(first)),
      scores: [0, 0],
      by: first === undefined ? 'target' : 'forfeit',
    };
  },
  worlds: view => view,
});

const WORDS = ['play', 'stop', 'go', 'more', 'boom'] as const;

export const setupWith = (absence: Partial<Absence> = {}): GameSetup => ({
  game: rounds(absence),
  words: { read: word => WORDS.filter(kind => kind === word).map((kind): RoundsAction => ({ kind }))[0] },
  dice: fairDice,
  levels: ['steady', 'novice'],
  pace: [500, 500],
});

export interface Trial {
  readonly house: Parlour;
  readonly sent: readonly SentMessage[];
  readonly alarms: readonly string[];
  /** Person n asks for something. */
  ask(at: number, n: number, request: Request, act?: string): string;
  /** How it was answered. */
  answer(act: string): string | undefined;
  /** Person n gives signs of life every two seconds until then. */
  alive(n: number, until: number): void;
  events(): readonly TableEvent[];
  /** When each event of a kind was logged. */
  times(kind: string): readonly number[];
  messages<K extends Message['kind']>(
    kind: K,
  ): readonly (SentMessage & { readonly message: Extract<Message, { kind: K }> })[];
}

/** A table with people who have come; who sits is up to the test. Bots play, unless they are told otherwise. */
export const trial = (
  setup: GameSetup = setupWith(),
  size = 4,
  options: object = {},
  think: (seat: Seat, view: unknown) => OfKind | undefined = () => ({ kind: 'play' }),
  ranked = false,
): Trial => {
  const sent: SentMessage[] = [];
  const alarms: string[] = [];
  let acts = 0;
  const house = parlour({
    setup,
    seed: 5,
    size,
    options,
    think,
    ranked,
    sent: one => sent.push(one),
    alarmed: what => alarms.push(what),
  });
  for (const n of [0, 1, 2, 3, 4])
    house.at(10, () => ({ kind: 'arrived', conn: `c-${n}`, person: personOf(n), mayTalk: n !== 3 }));
  const messages: Trial['messages'] = kind => sent.filter(({ message }) => message.kind === kind) as never;
  return {
    house,
    sent,
    alarms,
    messages,
    ask: (at, n, request, act = `act ${acts++}`) => {
      house.at(at, () => ({ kind: 'asked', conn: `c-${n}`, act, request }));
      return act;
    },
    answer: act => {
      const reply = [...messages('done'), ...messages('refused')].find(({ message }) => message.act === act);
      return reply?.message.kind === 'refused' ? reply.message.reason : reply?.message.kind;
    },
    alive: (n, until) => {
      for (let at = 1_000; at < until; at += 2_000) house.at(at, () => ({ kind: 'heard', conn: `c-${n}`, rtt: 30 }));
    },
    events: () => house.log.map(({ event }) => event),
    times: kind => house.log.filter(({ event }) => event.kind === kind).map(({ at }) => at),
  };
};

export const nonceOf = (n: number): string => hex(seeded(n + 1), 32);

/** These people take the seats of their numbers; bots take the others. */
export const seat = (table: Trial, people: readonly number[], size = 4): Trial => {
  for (const n of people) {
    table.house.at(50, ({ room }) => ({
      kind: 'asked',
      conn: `c-${n}`,
      act: `sit ${n}`,
      request: { kind: 'sit', seat: n, hash: nonceHash(room.table.commitment?.id ?? '', nonceOf(n)) },
    }));
  }
  for (let n = 0; n < size; n++)
    if (!people.includes(n)) table.ask(60, people[0] ?? 0, { kind: 'seatBot', seat: n, level: 'steady' });
  return table;
};

/** …are ready, open, and the match begins at 101 ms. */
export const begin = (table: Trial, people: readonly number[], size = 4): Trial => {
  seat(table, people, size);
  for (const n of people) {
    table.ask(80, n, { kind: 'ready', ready: true });
    table.ask(100, n, { kind: 'open', nonce: nonceOf(n) });
  }
  return table;
};
