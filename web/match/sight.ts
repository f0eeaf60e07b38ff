import { type Seat, seatsFrom } from '@majlis/kernel';
import type { AnyGame, Sitter, TurnClock } from '@majlis/table';
import { tableAgain } from '@majlis/table';
import { type EyeFrame, type MatchReplay, throughEyes } from '@/match/frames.ts';
import type { MatchFile } from '@/match/record.ts';
import { type LogEntry, type Seen, UNSEEN } from '@/store/seen.ts';

/** Whose chair one looks from, and whether all hands lie open. */
export interface Eyes {
  readonly seat: Seat;
  readonly open: boolean;
}

const sitterOf = (file: MatchFile, seat: Seat): Sitter | null => {
  const player = file.match.players.find(one => one.seat === seat);
  if (!player) return null;
  const { person: id, name } = player;
  if (id === null) return { kind: 'bot', level: name };
  const avatar = file.avatars[seat];
  return { kind: 'person', person: { id, name, ...(avatar ? { avatar } : {}) }, hash: null, since: seat };
};

/** Whose turn it was. The clocks themselves ran out long ago. */
const awaitedIn = (game: AnyGame, state: unknown): readonly TurnClock[] =>
  game.waits(state).flatMap(({ id, on }) => (typeof on === 'number' ? [{ id, on, until: null, ms: null }] : []));

/** What a screen knows of the table at a stop. `live`: it is played on from here. */
export type SeenAt = (stop: number, eyes: Eyes, live?: boolean) => Seen;

/** The table of a match, ready to be looked at from any chair at any stop. */
export const sights = (game: AnyGame, file: MatchFile, replay: MatchReplay): SeenAt => {
  const { frames, stops } = replay;
  const seats = seatsFrom(0, replay.seats);
  const sitters = seats.map(seat => sitterOf(file, seat));
  const empty = tableAgain(file.match.game, file.options, sitters);
  const lives = new Map<Seat, readonly EyeFrame[]>();
  const logs = new Map<string, readonly LogEntry[]>();

  const lifeOf = ({ seat, open }: Eyes): readonly EyeFrame[] => {
    if (open) return frames;
    const life = lives.get(seat) ?? throughEyes(game, file, frames, seat);
    lives.set(seat, life);
    return life;
  };

  /** One log for each pair of eyes, made once: numbers never change. */
  const logOf = (eyes: Eyes): readonly LogEntry[] => {
    const key = eyes.open ? 'open' : String(eyes.seat);
    const known = logs.get(key);
    if (known) return known;
    const life = lifeOf(eyes);
    const told = (at: number): readonly LogEntry[] => {
      const [frame, event] = [frames[at], life[at]?.event];
      if (!frame || !event) return [];
      return [{ n: at + 1, told: { kind: 'game', event }, view: life[at]?.state, late: frame.late }];
    };
    const log = frames.flatMap((_, at) => told(at));
    logs.set(key, log);
    return log;
  };

  const seenAt: SeenAt = (stop, eyes, live = false) => {
    const here = stops[stop];
    const at = live ? frames.length - 1 : (here?.at ?? 0);
    const since = stops.find(({ round }) => round === here?.round)?.at ?? 0;
    const state = lifeOf(eyes)[at]?.state ?? null;
    const people = sitters.map(sitter => (sitter?.kind === 'person' ? sitter.person : null));
    return {
      ...UNSEEN,
      link: live ? 'open' : 'replay',
      open: eyes.open,
      you: eyes.seat,
      at: at + 1,
      table: { ...empty, state },
      clocks: state === null ? [] : awaitedIn(game, state),
      newest: 0,
      players: people,
      log: logOf(eyes).filter(({ n }) => n > since && n <= at + 1),
    };
  };

  // Asked twice for a step: by the table, and by the page beside it.
  let known: { readonly stop: number; readonly eyes: Eyes; readonly live: boolean; readonly seen: Seen } | null = null;
  return (stop, eyes, live = false) => {
    if (known?.stop === stop && known.eyes === eyes && known.live === live) return known.seen;
    known = { stop, eyes, live, seen: seenAt(stop, eyes, live) };
    return known.seen;
  };
};
