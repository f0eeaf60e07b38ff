import { expect, test } from 'vitest';
import { replay as baloot } from '@/baloot/replay.ts';
import { replay as dhappa } from '@/dhappa/replay.ts';
import { GAMES } from '@/games.ts';
import { type ReplayStop, replayOf, throughEyes } from '@/match/frames.ts';
import { gameText, parseGameText } from '@/match/game-file.ts';
import { type MatchFile, parseMatch } from '@/match/record.ts';
import { sights } from '@/match/sight.ts';
import { along, hashOf, roundStarts, stopNamed, tricksIn } from '@/match/stops.ts';
import type { Seen } from '@/store/seen.ts';
import type { Stop } from '@/table/replay-game.ts';
import { playedMatch } from '@/test/played-match.ts';
import { replay as trunfo } from '@/trunfo/replay.ts';
import { replay as turup } from '@/turup/replay.ts';

/** Past their tables, which need a page. */
const PLAYS = { baloot, dhappa, trunfo, turup };

const opened = async (name: keyof typeof PLAYS) => {
  const game = GAMES.find(one => one.name === name)!;
  const file = parseMatch(playedMatch(name, 3)) as MatchFile;
  const [rules, play] = [await game.rules(), PLAYS[name]];
  return { file, rules, play, replay: replayOf(rules.game, play, file) };
};

const names = GAMES.map(({ name }) => name);

test.each(names)('REP-01 %s: a match is folded to its very end, and every chair sees again what it saw', async name => {
  const { file, rules, replay } = await opened(name);
  expect(replay.frames).toHaveLength(file.events.length);
  expect(rules.game.outcome(replay.frames.at(-1)?.state)).toBeDefined();
  for (const viewer of [0, 1, 'rail'] as const) {
    const life = throughEyes(rules.game, file, replay.frames, viewer);
    for (const [at, { state }] of replay.frames.entries()) {
      if (at % 7 !== 0) continue;
      expect(life[at]?.state).toEqual(rules.game.view(state, viewer));
    }
  }
});

/** Every stop on the way to the end. */
const walked = (stops: readonly ReplayStop[], from: number, unit: Stop, way: 1 | -1): number[] => {
  const all = [from];
  for (let at = along(stops, from, unit, way); at !== all.at(-1); at = along(stops, at, unit, way)) all.push(at);
  return all;
};

test.each(names)('REP-02 %s: onward and back go by the same stops, by step, trick and round', async name => {
  const { stops } = (await opened(name)).replay;
  for (const unit of ['step', 'trick', 'round'] as const) {
    const there = walked(stops, 0, unit, 1);
    const back = walked(stops, stops.length - 1, unit, -1);
    expect(back.reverse().slice(1, -1)).toEqual(there.slice(1, -1));
  }
  for (const [at, stop] of stops.entries()) expect(stopNamed(stops, hashOf(stop))).toBe(at);
  const rounds = roundStarts(stops);
  expect(rounds.map(at => stops[at]?.round)).toEqual(rounds.map((_, i) => i + 1));
  expect(rounds.flatMap((_, i) => tricksIn(stops, i + 1)).length).toBeGreaterThan(2);
  expect([stopNamed(stops, ''), stopNamed(stops, '#x'), stopNamed(stops, '#9999')]).toEqual([null, null, null]);
});

test.each(names)('REP-03 %s: as one chair saw it, no other hand is there; open, all are', async name => {
  const { file, rules, play, replay } = await opened(name);
  const seenAt = sights(rules.game, file, replay);
  const middle = replay.stops.findIndex(({ kind }) => kind === 'trick');
  const [one, all] = [false, true].map(open => seenAt(middle, { seat: 1, open }));
  const hands = play.hands(replay.frames[replay.stops[middle]?.at ?? 0]?.state);
  const known = (seen: Seen | undefined, seat: number): number => play.hands(seen?.table?.state)[seat]?.length ?? 0;
  for (const [seat, hand] of hands.entries()) {
    expect(known(all, seat)).toBe(hand.length);
    if (seat === 1) expect(known(one, seat)).toBe(hand.length);
    else expect(known(one, seat)).toBeLessThan(hand.length);
  }
  expect(one).toMatchObject({ link: 'replay', you: 1, pending: [], open: false });
});

test.each(names)('REP-04 %s: a record is read back to the same match, names and all', async name => {
  const { file, rules, replay } = await opened(name);
  const again = await parseGameText(gameText(rules, file, replay.frames));
  expect(again?.match.game).toBe(file.match.game);
  expect(again?.match.players.map(player => player.name)).toEqual(file.match.players.map(player => player.name));
  expect(again?.options).toEqual(file.options);
  expect(again?.events.map(event => event.event)).toEqual(file.events.map(event => event.event));
});

test('REP-04 what is no record of a game that is played here is not opened', async () => {
  for (const text of ['', 'hello', 'chess/1 seats=2', 'baloot/1 seats=4\nnonsense', '{"kind":1}'])
    expect(await parseGameText(text)).toBeUndefined();
});
