import type { OfKind, Viewer } from '@majlis/kernel';
import type { AnyGame } from '@majlis/table';
import type { MatchFile } from '@/match/record.ts';
import type { ReplayGame, Stop } from '@/table/replay-game.ts';

/** One event of the game, and the state after it. */
export interface ReplayFrame {
  readonly event: OfKind;
  readonly state: unknown;
  /** ms since the start; null where nobody wrote it down. */
  readonly ms: number | null;
  /** The clock had run out: nobody chose this. */
  readonly late: boolean;
}

/** A place where one stops. */
export interface ReplayStop {
  /** The number of its frame. */
  readonly at: number;
  readonly kind: Stop;
  /** From 1. */
  readonly round: number;
  /** From 1, within its round. */
  readonly step: number;
}

/** Something said, before the frame of this number. */
interface SaidThen {
  readonly before: number;
  readonly ms: number;
  readonly seat: number;
  readonly text: string;
  readonly sign: string | null;
}

/** A match folded once: stepping through it is an index. */
export interface MatchReplay {
  readonly frames: readonly ReplayFrame[];
  readonly stops: readonly ReplayStop[];
  readonly talk: readonly SaidThen[];
  readonly seats: number;
}

type Wrapped = { readonly kind: 'game'; readonly cause?: string; readonly event: OfKind };

const isOfGame = (event: { readonly kind: string }): event is Wrapped => event.kind === 'game' && 'event' in event;

const framesOf = (game: AnyGame, { options, events, times, match }: MatchFile): readonly ReplayFrame[] => {
  let state = game.open(options, match.players.length);
  return events.flatMap((event, i): readonly ReplayFrame[] => {
    if (!isOfGame(event)) return [];
    state = game.evolve(state, event.event);
    return [{ event: event.event, state, ms: times[i] ?? null, late: event.cause === 'clock' }];
  });
};

/** What divides a match into stops and rounds. */
export type ReplayPace = Pick<ReplayGame, 'stop' | 'score'>;

/** A deal that was thrown in is dealt again in the same round. The end itself is told beside the table: what lies over it then would hide the last trick. */
const stopsOf = (game: AnyGame, pace: ReplayPace, frames: readonly ReplayFrame[]): readonly ReplayStop[] => {
  let [round, step, score, isPlayed] = [1, 0, '', true];
  return frames.flatMap(({ event, state }, at): readonly ReplayStop[] => {
    const kind = game.outcome(state) ? null : pace.stop(event);
    if (kind === null) return [];
    if (kind === 'round') {
      const now = pace.score(state).join();
      if (step > 0 && score !== '' && (isPlayed || now !== score)) [round, step] = [round + 1, 0];
      [score, isPlayed] = [now, false];
    }
    isPlayed ||= kind === 'trick';
    step += 1;
    return [{ at, kind, round, step }];
  });
};

const talkOf = ({ events, talk }: MatchFile): readonly SaidThen[] =>
  talk.map(({ after, ms, seat, text = '', sign = null }) => ({
    before: events.slice(0, after).filter(isOfGame).length,
    ms,
    seat,
    text,
    sign,
  }));

export const replayOf = (game: AnyGame, pace: ReplayPace, file: MatchFile): MatchReplay => {
  const frames = framesOf(game, file);
  return { frames, stops: stopsOf(game, pace, frames), talk: talkOf(file), seats: file.match.players.length };
};

/** The match as one viewer lived through it: what was told, and what was known after it. null: nothing was told. */
export interface EyeFrame {
  readonly event: OfKind | null;
  readonly state: unknown;
}

/** Playing on equals reconnecting: one fold of what was told gives every view. */
export const throughEyes = (
  game: AnyGame,
  file: MatchFile,
  frames: readonly ReplayFrame[],
  viewer: Viewer,
): readonly EyeFrame[] => {
  let state = game.view(game.open(file.options, file.match.players.length), viewer);
  return frames.map(frame => {
    const event = game.mask(frame.event, viewer);
    if (event) state = game.evolve(state, event);
    return { event, state };
  });
};
