import { expect, test } from 'vitest';
import { replay as baloot } from '@/baloot/replay.ts';
import { GAMES } from '@/games.ts';
import { branchOf } from '@/match/branch.ts';
import { replayOf } from '@/match/frames.ts';
import type { OpenedMatch } from '@/match/open-match.ts';
import { type MatchFile, parseMatch } from '@/match/record.ts';
import { nextMoment, stopOfFrame } from '@/match/stops.ts';
import { takerOf, tricksOf } from '@/match/tricks.ts';
import type { MatchMoment } from '@/match/use-review.ts';
import { playedMatch } from '@/test/played-match.ts';

const opened = async (): Promise<OpenedMatch> => {
  const game = GAMES.find(one => one.name === 'baloot')!;
  const file = parseMatch(playedMatch('baloot', 3)) as MatchFile;
  const rules = await game.rules();
  return { file, game, rules, play: baloot, replay: replayOf(rules.game, baloot, file) };
};

/** Every card of a match as a moment; every tenth one a mistake. */
const momentsIn = ({ replay }: OpenedMatch): ReadonlyMap<number, MatchMoment> =>
  new Map(
    replay.frames.flatMap(({ event }, at) => {
      if (event.kind !== 'played') return [];
      const { seat, card } = event as unknown as { seat: number; card: string };
      const action = { kind: 'play', card };
      const mark = at % 10 === 0 ? 'mistake' : 'good';
      const moment = { at, deal: 0, seat, action, best: action, mark, fairLoss: 0, openLoss: 0, winChange: 0 };
      return [[at, { ...moment, reason: null } as MatchMoment] as const];
    }),
  );

test('REV-05 a round falls into its tricks: four cards each, and whoever took one leads the next', async () => {
  const match = await opened();
  const tricks = tricksOf(match.replay.stops, 1, momentsIn(match));
  expect(tricks.length).toBeGreaterThan(0);
  for (const { moments } of tricks) expect(new Set(moments.map(({ seat }) => seat)).size).toBe(4);
  const taken = match.replay.frames[match.replay.stops[tricks[0]?.stop ?? 0]?.at ?? 0]?.event;
  expect(taken).toMatchObject({ kind: 'trickTaken', seat: takerOf(tricks, 0) });
  expect(takerOf(tricks, tricks.length - 1)).toBeNull();
});

test('REV-02 the next moment is the next choice that stands out; after the last there is none', async () => {
  const match = await opened();
  const moments = momentsIn(match);
  const { stops } = match.replay;
  const all: number[] = [];
  for (let at = nextMoment(stops, moments, 0); at !== null; at = nextMoment(stops, moments, at)) all.push(at);
  const wanted = [...moments.values()].filter(({ mark }) => mark === 'mistake').map(({ at }) => stopOfFrame(stops, at));
  expect(all).toEqual(wanted);
  expect(all.length).toBeGreaterThan(3);
});

test('REV-03 another way begins at the moment before the choice, with the match so far', async () => {
  const match = await opened();
  const [frame = 0] = [...momentsIn(match).keys()].slice(9);
  const own = match.replay.frames[frame]?.event;
  const branch = branchOf(match, frame, own ? [own] : [], null);
  expect(branch.match.replay.frames).toHaveLength(frame + 1);
  expect(branch.match.replay.frames.at(-1)?.state).toEqual(match.replay.frames[frame]?.state);
  expect(branch.match.replay.stops[branch.start]?.at).toBeLessThan(frame);
});
