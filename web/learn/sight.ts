import { seatsFrom } from '@majlis/kernel';
import { type AnyGame, type Sitter, tableAgain } from '@majlis/table';
import { LEARNER, type LessonCourse } from '@/learn/course.ts';
import { type LogEntry, type Seen, UNSEEN } from '@/store/seen.ts';

interface Sight {
  readonly step: number;
  /** How many events have happened. */
  readonly shown: number;
  /** The learner is asked to do something. */
  readonly live: boolean;
  /** Another one than before puts everything at rest. */
  readonly epoch: number;
  /** What was tried and is about to be taken back. */
  readonly tried: string | null;
}

const sitterAt = (seat: number, name: string): Sitter =>
  seat === LEARNER
    ? { kind: 'person', person: { id: 'me', name }, hash: null, since: 0 }
    : { kind: 'bot', level: 'steady' };

const logOf = ({ frames }: LessonCourse, since: number, shown: number): readonly LogEntry[] =>
  frames
    .slice(since, shown)
    .flatMap(({ told, view }, at) =>
      told ? [{ n: since + at + 1, told: { kind: 'game', event: told }, view, late: false } as const] : [],
    );

const NOWHERE = { options: {}, seats: 0, since: 0 };

/** What the learner's screen knows of the table. */
export const sightOf = (game: AnyGame, course: LessonCourse, name: string, sight: Sight): Seen => {
  const { step, shown, live, epoch, tried } = sight;
  const { options, seats, since } = course.scenes[step] ?? NOWHERE;
  const state = course.frames[shown - 1]?.view ?? null;
  const waits = state === null ? [] : game.waits(state);
  const sitters = seatsFrom(0, seats).map(seat => sitterAt(seat, name));
  return {
    ...UNSEEN,
    link: live ? 'open' : 'replay',
    you: LEARNER,
    at: shown,
    table: { ...tableAgain(game.id, options, sitters), state },
    clocks: waits.flatMap(({ id, on }) => (typeof on === 'number' ? [{ id, on, until: null, ms: null }] : [])),
    newest: 0,
    players: sitters.map(sitter => (sitter.kind === 'person' ? sitter.person : null)),
    log: logOf(course, since, shown),
    pending:
      tried === null
        ? []
        : [{ act: 'tried', request: { kind: 'act', word: tried }, askedAt: 0, sentAt: 0, quiet: true }],
    epoch: epoch + since,
  };
};
