import { readFileSync } from 'node:fs';
import type { Card } from '@majlis/kernel';
import { replay as replayed } from '@majlis/kernel/record';
import { expect, test } from 'vitest';
import { replay as baloot } from '@/baloot/replay.ts';
import { replay as dhappa } from '@/dhappa/replay.ts';
import { GAMES } from '@/games.ts';
import { adviceFor, ruleOf } from '@/learn/advice.ts';
import { courseOf, LEARNER } from '@/learn/course.ts';
import { numbersIn } from '@/shell/markdown.ts';
import { isAct } from '@/table/lesson.ts';
import type { ReplayGame } from '@/table/replay-game.ts';
import { replay as trunfo } from '@/trunfo/replay.ts';
import { replay as turup } from '@/turup/replay.ts';

const PLAYS: { readonly [game: string]: ReplayGame } = { baloot, dhappa, trunfo, turup };

/** Every moment of a lesson in which something is to be done, and what the rules say there of other cards of the hand. */
const momentsOf = async (name: string) => {
  const game = GAMES.find(one => one.name === name);
  const [rules, play, lessons] = await Promise.all([game?.rules(), PLAYS[name], game?.lessons?.()]);
  if (!rules || !play || !lessons) throw new Error(`${name} is not taught`);
  return lessons.flatMap(lesson => {
    const { frames, places } = courseOf(rules, lesson);
    return lesson.steps.flatMap((step, n) => {
      const { view } = frames[(places[n] ?? 0) - 1] ?? {};
      if (!isAct(step)) return [];
      const cards: readonly Card[] = play.hands(view)[LEARNER] ?? [];
      const refused = Object.entries(step.wrong ?? {}).flatMap(([word, why]) =>
        typeof why === 'string' && cards.some(card => card === word) ? [why] : [],
      );
      return [{ advice: adviceFor(rules, view, LEARNER, cards), refused, cards, act: step.act }];
    });
  });
};

test('KNOW-02 what a lesson refuses by the rules is why cards are grey, with the rule', async () => {
  const known = numbersIn(readFileSync('games/baloot/RULES.md', 'utf8'));
  const moments = await momentsOf('baloot');
  const told = moments.filter(({ refused }) => refused.length > 0);
  expect(told.length).toBeGreaterThan(4);
  for (const { advice, refused } of told) {
    expect(advice?.ask).toBe('play');
    expect(refused).toContain(advice?.grey);
    expect(known).toContain(ruleOf('baloot', advice?.grey ?? ''));
  }
  expect(new Set(told.map(({ advice }) => advice?.grey))).toEqual(
    new Set(['must-follow', 'must-trump', 'must-overtrump']),
  );
});

test.each([
  ['baloot', ['bid', 'play']],
  ['turup', ['bid', 'play']],
  ['dhappa', ['discard', 'pick']],
  ['trunfo', ['play']],
])('KNOW-02 whoever is on turn is told what is asked: %s', async (name, expected) => {
  const moments = await momentsOf(name);
  const asks = moments.flatMap(({ advice }) => (advice ? [advice.ask] : []));
  expect(asks.length).toBeGreaterThan(moments.length / 2);
  expect([...new Set(asks)].toSorted()).toEqual(expected);
});

test('KNOW-02 every rule that is named is one of its game', () => {
  const reasons = {
    baloot: ['must-follow', 'must-trump', 'must-overtrump', 'locked-lead'],
    turup: ['must-follow-suit', 'trump-not-broken'],
  };
  for (const [name, all] of Object.entries(reasons)) {
    const known = numbersIn(readFileSync(`games/${name}/RULES.md`, 'utf8'));
    for (const reason of all) expect(known).toContain(ruleOf(name, reason));
  }
});

test('KNOW-02 out of turn nothing is asked', async () => {
  const game = GAMES.find(({ name }) => name === 'baloot');
  const rules = await game?.rules();
  const [lesson] = (await game?.lessons?.()) ?? [];
  if (!rules || !lesson?.steps[0]?.record) throw new Error('no lesson');
  const { state } = replayed({ game: rules.game, spelling: rules.words }, lesson.steps[0].record);
  expect(adviceFor(rules, rules.game.view(state, 1), 1, [])).toBe(null);
});
