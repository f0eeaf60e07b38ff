import type { BySide } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { type BalootOptions, options } from '../options.ts';
import type { RoundStakes } from './award.ts';
import { scoreQayd } from './score.ts';

const usual = options.presets.default;

const stakes: RoundStakes = {
  mode: 'hokum',
  buyer: 0,
  multiplier: 1,
  projects: [[], []],
  baloot: [0, 0],
  reverse: false,
};

const both: Partial<RoundStakes> = { projects: [['fifty'], ['hundred']] };

test.each<[string, string, 0 | 1, Partial<RoundStakes>, BySide<number>, Partial<BalootOptions>?]>([
  ['15.9', 'Hokum', 0, {}, [0, 16]],
  ['15.9', 'Sun', 1, { mode: 'sun' }, [26, 0]],
  ['15.9', 'times the multiplier', 0, { multiplier: 3 }, [0, 48]],
  ['15.9', 'with its own projects', 1, both, [21, 0]],
  ['15.9', 'times theirs', 1, { ...both, multiplier: 2 }, [42, 0]],
  ['15.9', 'and its own Baloot, once', 1, { baloot: [1, 0], multiplier: 2 }, [34, 0]],
  ['15.9', 'not the other’s', 1, { baloot: [0, 1] }, [16, 0]],
  ['15.10', 'all projects', 1, both, [31, 0], { qaydProjects: 'all' }],
  ['15.10', 'no projects', 1, both, [16, 0], { qaydProjects: 'none' }],
  ['15.11', 'Hokum', 0, {}, [0, 25], { qaydAward: 'kaboot' }],
  ['15.11', 'Sun, doubled', 0, { mode: 'sun', multiplier: 2 }, [0, 88], { qaydAward: 'kaboot' }],
  ['15.12', 'the side that called it wrongly is the loser', 1, {}, [16, 0]],
])('[BAL-%s] %s', (_, __, loser, given, points, rules = {}) => {
  expect(scoreQayd(loser, { ...stakes, ...given }, { ...usual, ...rules })).toMatchObject({
    points,
    outcome: 'qayd',
    loser,
    winsMatch: null,
  });
});

test.each<[0 | 1, 0 | 1, BySide<number>]>([
  [0, 1, [0, 152]],
  [1, 0, [152, 0]],
])('[BAL-15.13] at Gahwa, side %i offends and side %i wins the match', (loser, winsMatch, points) => {
  expect(scoreQayd(loser, { ...stakes, multiplier: 'gahwa' }, usual)).toMatchObject({ points, winsMatch });
});
