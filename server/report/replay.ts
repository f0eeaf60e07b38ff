import { type Actor, type HouseAction, type OfKind, same } from '@majlis/kernel';
import type { Check } from '@majlis/kernel/dice';
import type { LogLine, TableEvent } from '@majlis/table';
import type { OfferedGame } from '../host/games.ts';

type Played = Extract<TableEvent, { kind: 'game' }>;
type Thrown = Extract<TableEvent, { kind: 'thrown' }>;

/** One decision of the log: what was thrown before it, if anything, and the events of the game from there on. */
interface Step {
  readonly seq: number;
  readonly thrown: Thrown | null;
  readonly event: Played;
}

/** Every decision of a match, made anew: the rules must come to the same events, one after the other, to the end. */
export const decideAgain = (
  setup: OfferedGame,
  options: object,
  seats: number,
  lines: readonly LogLine[],
): readonly Check[] => {
  const steps = stepsOf(lines);
  const checks: Check[] = [];
  let state = setup.game.open(options, seats);
  for (let at = 0; at < steps.length; ) {
    const step = steps[at];
    if (!step) break;
    const found = causeOf(setup, state, steps, at);
    const what = `line ${step.seq}: ${step.event.event.kind} follows from the rules`;
    if (!found)
      return [...checks, { ok: false, what: `${what}: nothing that seat ${step.event.by} may do leads to it` }];
    checks.push({ ok: true, what });
    state = found.reduce((now, event) => setup.game.evolve(now, event), state);
    at += found.length;
  }
  return checks;
};

const stepsOf = (lines: readonly LogLine[]): readonly Step[] => {
  const steps: Step[] = [];
  let thrown: Thrown | null = null;
  for (const { seq, event } of lines) {
    if (event.kind === 'thrown') thrown = event;
    if (event.kind !== 'game') continue;
    steps.push({ seq, thrown, event });
    thrown = null;
  }
  return steps;
};

/** The events of the first action that explains what stands in the log. */
const causeOf = (
  setup: OfferedGame,
  state: unknown,
  steps: readonly Step[],
  at: number,
): readonly OfKind[] | undefined => {
  const step = steps[at];
  if (!step) return undefined;
  for (const { by, action } of candidates(setup, state, step)) {
    const decision = setup.game.decide(state, by, action);
    if (!decision.ok || decision.events.length === 0) continue;
    const stored = steps.slice(at, at + decision.events.length).map(({ event }) => event.event);
    if (same(stored, decision.events)) return decision.events;
  }
  return undefined;
};

interface Candidate {
  readonly by: Actor;
  readonly action: OfKind | HouseAction;
}

/** What may be behind an event: the throw before it, the word it is told by, the end of a watch, somebody's leaving. */
const candidates = ({ game, words }: OfferedGame, state: unknown, { thrown, event }: Step): readonly Candidate[] => {
  if (thrown) return [{ by: 'house', action: { kind: 'rolled', label: thrown.label, value: thrown.value } }];
  const { by } = event;
  const spoken = words.tell(event.event, state).flatMap(told => {
    const action = 'word' in told ? words.read(told.word) : undefined;
    return action ? [{ by, action }] : [];
  });
  const lapses = game
    .waits(state)
    .flatMap(wait => ('lapse' in wait && wait.on === by ? [{ by, action: wait.lapse }] : []));
  const seat = Reflect.get(event.event, 'seat');
  const left: readonly Candidate[] =
    by === 'house' && typeof seat === 'number' ? [{ by, action: { kind: 'left', seat } }] : [];
  return event.cause === 'clock' ? [...lapses, ...spoken] : [...spoken, ...lapses, ...left];
};
