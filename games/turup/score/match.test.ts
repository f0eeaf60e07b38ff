import type { Side } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { turup } from '../index.ts';
import { options, type TurupOptions } from '../options.ts';
import { after, ballots, dealt, lapse, lapsedTo, proceed, refusal, rules } from '../proof/tests.ts';
import type { TurupState } from '../state.ts';
import { nextDealer, verdict } from './match.ts';

test.each<[string, number, number, Side, Partial<TurupOptions>, Side | undefined]>([
  ['9.1', 5, 3, 0, {}, 0],
  ['9.1', 4, 3, 0, {}, undefined],
  ['9.1', 6, 5, 0, { match: 'points-7' }, undefined],
  ['9.1', 4, 9, 1, { match: 'points-7' }, 1],
  ['9.1', 9, 3, 0, { match: 'points-10' }, undefined],
  ['9.1', 49, 12, 0, { mode: 'frenzy' }, undefined],
  ['9.1', 50, 12, 0, { mode: 'frenzy' }, 0],
  ['9.1', 30, 12, 0, { mode: 'frenzy', frenzyTarget: 30 }, 0],
  ['9.1', 30, 12, 0, { scoring: 'tarneeb' }, undefined],
  ['9.1', 31, 12, 0, { scoring: 'tricks' }, 0],
  ['9.1', 31, 12, 0, { scoring: 'tarneeb', trickTarget: 41 }, undefined],
  ['9.2', 6, 5, 1, {}, 0],
  ['9.2', 6, 6, 1, {}, undefined],
  ['9.3', 0, 0, 1, { match: 'single' }, 1],
  ['9.3', -1, 0, 0, { match: 'single' }, 1],
  ['9.3', 20, 6, 0, { match: 'single', mode: 'frenzy' }, 0],
])('[TUR-%s] %i : %i, baazi of side %i, %o: won by %s', (_, royals, rebels, baazi, changed, winner) => {
  expect(verdict([royals, rebels], baazi, rules(changed))?.winner).toBe(winner);
});

const summary = (changed: Partial<TurupOptions> = {}): TurupState =>
  lapsedTo(after(dealt(changed), proceed, ...ballots('SSSS')), 'summary');

const allReady = [0, 1, 2, 3].map(seat => lapse(seat));

test('[TUR-9.2] a match ends only after a whole deal and its summary', () => {
  const state = { ...summary(), scores: [5, 2] } as const;
  expect(turup.outcome(state)).toBeUndefined();
  const over = after(state, ...allReady);
  expect(turup.outcome(over)).toEqual({ winner: 0, scores: [5, 2], by: 'target' });
  expect(turup.waits(over)).toEqual([]);
});

test('[TUR-8.4] points are added up over the deals, below nought too', () => {
  const first = summary();
  expect(first.scores).toEqual(first.results[0]?.points);
  const second = turup.evolve(
    { ...first, scores: [1, 0] },
    { kind: 'scored', left: [[], [], [], []], result: { ...first.results[0]!, points: [-4, 3] } },
  );
  expect(second.scores).toEqual([-3, 3]);
});

test.each<[TurupOptions['rotation'], number, Side, Side | null, TurupOptions['direction'], number]>([
  ['clockwise', 0, 0, null, 'clockwise', 1],
  ['clockwise', 3, 1, 1, 'clockwise', 0],
  ['clockwise', 0, 1, null, 'anticlockwise', 3],
  ['courtPiece', 0, 0, null, 'clockwise', 1],
  ['courtPiece', 0, 0, 0, 'clockwise', 1],
  ['courtPiece', 0, 1, null, 'clockwise', 0],
  ['courtPiece', 0, 1, 1, 'clockwise', 2],
  ['courtPiece', 1, 1, null, 'anticlockwise', 0],
])('[TUR-9.4] %s: after dealer %i, baazi %i, kot %s, %s', (rotation, dealer, baazi, kot, direction, next) => {
  expect(nextDealer(dealer, baazi, kot, rules({ rotation, direction }))).toBe(next);
});

const classic = after(dealt(), proceed);

test.each([
  ['vote', classic, 30_000],
  ['bid', after(classic, ...ballots('SSSS')), 30_000],
  ['play', lapsedTo(after(classic, ...ballots('SSSS')), 'play'), 30_000],
  ['play in Frenzy', after(dealt({ mode: 'frenzy' }), proceed), 15_000],
  ['vote in 60', after(dealt({ voteClock: 60 }), proceed), 60_000],
  ['vote without a clock', after(dealt({ voteClock: 'off' }), proceed), null],
])('[TUR-10.1] time to %s', (_, state, ms) => {
  expect(turup.waits(state)[0]?.ms).toBe(ms);
});

test('[TUR-10.1] no clocks: private tables only', () => {
  expect(options.privateOnly(rules())).toBe(false);
  expect(options.privateOnly(rules({ playClock: 'off' }))).toBe(true);
});

test('[TUR-11.1] a bot after a minute and a half, back on the next turn, auto after two lapses', () => {
  expect(turup.absence(rules())).toEqual({
    botAfterMs: 90_000,
    back: 'turn',
    leaving: 'bot',
    forfeitAfterMs: null,
    away: { lapses: 2, watches: ['vote', 'bid', 'play'] },
  });
});

test('[TUR-11.2] a bot plays on for a leaver, or the side loses', () => {
  const leaves = ['house', { kind: 'left', seat: 1 }] as const;
  expect(refusal(dealt(), ...leaves)).toBe('bot-plays-on');
  expect(turup.absence(rules({ onLeave: 'forfeit' })).leaving).toBe('forfeit');
  const left = after(dealt({ onLeave: 'forfeit' }), leaves);
  expect(turup.outcome(left)).toEqual({ winner: 0, scores: [0, 0], by: 'forfeit' });
  expect(refusal(left, ...leaves)).toBe('match-over');
  expect(refusal(dealt({ onLeave: 'forfeit' }), 'house', { kind: 'left', seat: 7 })).toBe('not-a-player');
});

test('[TUR-11.2] a peek that the dice had not answered is void', () => {
  const state = after(dealt({ mode: 'frenzy', onLeave: 'forfeit' }, 'D'), proceed, [0, { kind: 'peek', target: 1 }]);
  expect(after(state, ['house', { kind: 'left', seat: 3 }]).peeks).toEqual([]);
});

test('[TUR-11.2] who leaves when the match is decided changes nothing', () => {
  const state = { ...summary({ onLeave: 'forfeit' }), scores: [6, 2] } as const;
  const left = after(state, ['house', { kind: 'left', seat: 0 }]);
  expect(turup.outcome(left)).toEqual({ winner: 0, scores: [6, 2], by: 'target' });
  const undecided = after({ ...state, scores: [1, 2] }, ['house', { kind: 'left', seat: 0 }]);
  expect(turup.outcome(undecided)).toEqual({ winner: 1, scores: [1, 2], by: 'forfeit' });
});

test('[TUR-12.1] the usual rules are Classic, and every preset is one that may be chosen', () => {
  expect(options.presets.classic).toEqual(options.presets.default);
  expect(options.presets.default).toMatchObject({ mode: 'classic', match: 'points-5', bidding: 'declaration' });
  expect(Object.keys(options.presets).sort()).toEqual([
    'classic',
    'courtPiece',
    'default',
    'frenzy',
    'quick',
    'tarneeb',
  ]);
  for (const preset of Object.values(options.presets))
    expect(options.parse(preset)).toEqual({ ok: true, options: preset });
});

test.each<[Partial<TurupOptions>, string | undefined]>([
  [{ playOut: 'stopAt7' }, 'playOut'],
  [{ playOut: 'stopAt7', kotRule: 'first7' }, undefined],
  [{ playOut: 'stopAt7', bidding: 'off' }, undefined],
  [{ playOut: 'stopAt7', kotRule: 'first7', scoring: 'tarneeb' }, 'playOut'],
  [{ bidding: 'off', scoring: 'tarneeb' }, 'scoring'],
  [{ bidding: 'off', scoring: 'tarneeb', mode: 'frenzy' }, undefined],
])('[TUR-12.2] %o clashes at %s', (changed, option) => {
  const parsed = options.parse(changed);
  expect(parsed.ok ? undefined : parsed.option).toBe(option);
});
