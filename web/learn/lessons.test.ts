import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parseCard, SUITS } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { courseOf, LEARNER } from '@/learn/course.ts';
import { judged } from '@/learn/judge.ts';
import { litIn } from '@/learn/lit.ts';
import { partsOf } from '@/learn/Rich.tsx';
import { numbersIn } from '@/shell/markdown.ts';
import { isAct, isAsk, isFree, type Lesson, type LessonStep, type LessonText } from '@/table/lesson.ts';

const TAUGHT = await Promise.all(
  GAMES.map(async game => ({ game, lessons: (await game.lessons?.()) ?? [], rules: await game.rules() })),
);
const ALL = TAUGHT.flatMap(({ game, lessons, rules }) =>
  lessons.map(lesson => ({ name: `${game.name}/${lesson.name}`, game, lesson, rules })),
);

const actsIn = ({ steps }: Lesson) => steps.flatMap((step, n) => (isAct(step) ? [{ step, n }] : []));

test.each(ALL)(
  'LRN-02 the rules play it to its end, and accept what each step asks for: $name',
  ({ lesson, rules }) => {
    const { game, words } = rules;
    const { frames, places } = courseOf(rules, lesson);
    expect(places.length).toBe(lesson.steps.length + 1);
    for (const { step, n } of actsIn(lesson)) {
      const { state, view } = frames[(places[n] ?? 0) - 1] ?? {};
      const action = words.read(step.act);
      expect([step.act, action && game.decide(state, LEARNER, action).ok]).toEqual([step.act, true]);
      expect(isDeepStrictEqual(view, game.view(state, LEARNER))).toBe(true);
      expect(action && judged(rules, state, step, action)).toEqual({ kind: 'right' });
    }
  },
);

test.each(ALL)('LRN-03 every wrong try is told: by the rules, or by the lesson: $name', ({ lesson, rules }) => {
  const { game, words } = rules;
  const { frames, places } = courseOf(rules, lesson);
  for (const { step, n } of actsIn(lesson)) {
    const state = frames[(places[n] ?? 0) - 1]?.state;
    for (const [word, named] of Object.entries(step.wrong ?? {})) {
      const action = words.read(word);
      const answer = action && judged(rules, state, step, action);
      const expected = typeof named === 'string' ? { kind: 'refused', reason: named } : { kind: 'poor', text: named };
      expect([word, answer]).toEqual([word, expected]);
    }
    const untold = game
      .offers(state, LEARNER)
      .filter(offer => judged(rules, state, step, offer).kind === 'other')
      .map(offer => words.write(offer))
      .filter(word => !isFree(lesson, word));
    expect([n, untold]).toEqual([n, []]);
  }
});

const textsOf = (step: LessonStep): readonly LessonText[] => [
  step.say,
  ...(isAct(step) ? [step.otherwise, ...Object.values(step.wrong ?? {})] : []).flatMap(text =>
    typeof text === 'object' ? [text] : [],
  ),
  ...(isAsk(step) ? step.answers.flatMap(({ text, why }) => [text, ...(why ? [why] : [])]) : []),
];

test.each(ALL)('LRN-03 it is told in every language of its game, with the same cards: $name', ({ game, lesson }) => {
  const signs = (text = '') =>
    partsOf(text)
      .flatMap(part => (part.kind === 'sign' ? [part.text] : []))
      .sort();
  for (const text of [lesson.title, ...lesson.steps.flatMap(textsOf)]) {
    expect(signs(text.en).filter(sign => !parseCard(sign) && !SUITS.some(suit => suit === sign))).toEqual([]);
    for (const language of game.speaks) expect([text.en, signs(text[language])]).toEqual([text.en, signs(text.en)]);
    for (const language of game.speaks) expect(text[language]?.trim()).toBeTruthy();
  }
});

test.each(ALL)(
  'LRN-03 every step names a rule that there is, and a question has one right answer: $name',
  ({ game, lesson }) => {
    const known = numbersIn(readFileSync(`games/${game.name}/RULES.md`, 'utf8'));
    expect(lesson.steps.map(({ rule }) => rule).filter(rule => !known.includes(rule))).toEqual([]);
    for (const step of lesson.steps.filter(isAsk)) expect(step.answers.filter(({ why }) => !why).length).toBe(1);
  },
);

test.each(ALL)(
  'LRN-02 what is done last at a table is still shown there, and nothing unknown is lit: $name',
  ({ lesson }) => {
    expect(lesson.steps[0]?.record).toBeDefined();
    lesson.steps.forEach((step, n) => {
      const next = lesson.steps[n + 1];
      if (next === undefined || next.record !== undefined)
        expect([n, isAct(step), step.after]).toEqual([n, false, undefined]);
      for (const selector of litIn(step, true).selectors)
        expect(selector).toMatch(/^\.mj-|^\[data-(action|card-choice|part|run|depth|choice)/);
    });
  },
);

test('LRN-01 the lessons of a game have addresses of their own', () => {
  for (const { lessons } of TAUGHT) {
    const names = lessons.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
  }
});
