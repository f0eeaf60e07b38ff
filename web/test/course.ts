import type { OfKind, Seat, Viewer } from '@majlis/kernel';
import { replay, type Spelling } from '@majlis/kernel/record';
import type { ServerMessage } from '@majlis/protocol';
import type { AnyGame } from '@majlis/table';

/** A match played from its record: every event, and the state after each. */
export interface ScriptedCourse {
  readonly game: AnyGame;
  readonly events: readonly OfKind[];
  readonly states: readonly unknown[];
  /** Seats, where the game knows several sizes. */
  readonly size?: number;
}

export const courseOf = (
  game: AnyGame,
  spelling: Spelling<unknown, OfKind, OfKind>,
  record: string,
): ScriptedCourse => {
  const { events } = replay({ game, spelling }, record.trim());
  const options = Object.fromEntries(
    (
      record
        .trim()
        .split('\n')
        .find(line => line.startsWith(game.id)) ?? ''
    )
      .split(' ')
      .slice(2)
      .map(word => word.split('=') as [string, string])
      .map(([name, value]) => [name, readValue(value)]),
  );
  const parsed = game.options.parse(options);
  if (!parsed.ok) throw new Error(`options: ${parsed.reason} ${parsed.option}`);
  const [size = 2] = game.sizes;
  const states: unknown[] = [game.open(parsed.options, size)];
  for (const event of events) states.push(game.evolve(states.at(-1), event));
  return { game, events, states };
};

const readValue = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The place in a course right after the n-th event of a kind, counting from 1. */
export const after = ({ events }: ScriptedCourse, kind: string, n = 1): number => {
  const places = events.flatMap((event, at) => (event.kind === kind ? [at + 1] : []));
  const place = places[n - 1];
  if (place === undefined) throw new Error(`no ${kind} number ${n}`);
  return place;
};

const chair = (seat: Seat, name: string) => ({
  sitter: { kind: 'person', person: { id: `p${seat}`, name }, hash: null, since: seat },
  ready: false,
  hand: 'player',
  dropped: false,
  droppedAt: null,
  excused: false,
  away: false,
  left: false,
  lapses: 0,
});

const NAMES = ['Salem', 'Inês', 'Abu Saud', 'Noura', 'Arjun', 'Meera'];

export type Clocks = readonly {
  readonly id: string;
  readonly on: Seat | 'house';
  readonly ms: number | null;
  readonly until: number | null;
}[];

export const clocksAt = ({ game, states }: ScriptedCourse, place: number, now: number): Clocks =>
  game.waits(states[place]).map(({ id, on, ms }) => ({ id, on, ms, until: ms === null ? null : now + ms }));

/** Everything a viewer may know at a place of the course. */
export const welcomeAt = (
  course: ScriptedCourse,
  place: number,
  you: Viewer,
  now: number,
  patch: object = {},
): ServerMessage => {
  const state = course.states[place];
  const over = course.game.outcome(state) !== undefined;
  const size = course.size ?? course.game.sizes[0] ?? 2;
  return {
    kind: 'welcome',
    now,
    you,
    at: place,
    table: {
      chairs: Array.from({ length: size }, (_, seat) => chair(seat, NAMES[seat] ?? '')),
      state: course.game.view(state, you),
      seq: 0,
      phase: over ? 'lobby' : 'playing',
      game: course.game.id,
      options: {},
      visibility: 'private',
      reveal: 'match',
      ranked: false,
      host: 'p0',
      commitment: { id: 'a'.repeat(32), ctx: `${course.game.id}/1`, commitment: 'c'.repeat(64) },
      nonces: [],
      course: { k: 0, accepted: [] },
      refusers: [],
      strikes: 0,
      ending: null,
      acts: [],
      ...patch,
    },
    clocks: [...clocksAt(course, place, now)],
    slow: [],
  };
};

/** With the last event of a match the house says that it is over. */
const endedAt = ({ game, states, size }: ScriptedCourse, place: number) => {
  const outcome = game.outcome(states[place]);
  if (outcome === undefined) return [];
  const conduct = Array.from({ length: size ?? game.sizes[0] ?? 2 }, () => 'present' as const);
  return [{ kind: 'ended' as const, ending: { by: 'game' as const, outcome, conduct } }];
};

/** The events from one place to another, as a viewer is told of them. `at`: the number of the first in its stream. */
export const toldTo = (
  course: ScriptedCourse,
  from: number,
  to: number,
  you: Viewer,
  at: number,
  now: number,
): ServerMessage => ({
  kind: 'told',
  now,
  you,
  at,
  events: [
    ...course.events.slice(from, to).flatMap(event => {
      const told = course.game.mask(event, you);
      return told ? [{ kind: 'game' as const, event: told }] : [];
    }),
    ...endedAt(course, to),
  ],
  clocks: [...clocksAt(course, to, now)],
});
