import { type Field, same } from '@majlis/kernel';
import type { AnyGame } from '@majlis/table';
import { figure, isWord, say } from '@/words/say.ts';

export type ChosenRules = { readonly [option: string]: unknown };

/** One house rule as the screen shows it. */
export interface ShownRule {
  readonly option: string;
  readonly field: Field<unknown>;
}

const nameOf = (game: AnyGame): string => game.id.split('/')[0] ?? '';

export const rulesOf = (game: AnyGame): readonly ShownRule[] =>
  Object.entries<Field<unknown>>({ ...game.options.fields }).map(([option, field]) => ({ option, field }));

export const presetsOf = (game: AnyGame): readonly string[] => {
  const { default: _, ...others } = game.options.presets;
  return ['default', ...Object.keys(others)];
};

/** Speed is the table's pace, not a house: it stays when another house is chosen. */
const withoutSpeed = ({ speed: _, ...rest }: ChosenRules): ChosenRules => rest;

export const presetIn = (game: AnyGame, rules: ChosenRules): string | null =>
  presetsOf(game).find(name => same(withoutSpeed({ ...game.options.presets[name] }), withoutSpeed(rules))) ?? null;

export const withPreset = (game: AnyGame, rules: ChosenRules, name: string): ChosenRules => ({
  ...game.options.presets[name],
  ...('speed' in rules && { speed: rules.speed }),
});

export const differing = (game: AnyGame, rules: ChosenRules): readonly string[] => {
  const usual: ChosenRules = { ...game.options.presets.default };
  return Object.keys(usual).filter(option => option !== 'speed' && !same(usual[option], rules[option]));
};

const told = (id: string, otherwise: string): string => (isWord(id) ? say(id) : otherwise);

export const ruleName = (game: AnyGame, option: string): string => told(`${nameOf(game)}.option.${option}`, option);
export const ruleWhy = (game: AnyGame, option: string): string => told(`${nameOf(game)}.option.${option}.why`, '');
export const presetName = (game: AnyGame, preset: string): string => told(`${nameOf(game)}.preset.${preset}`, preset);
export const presetWhy = (game: AnyGame, preset: string): string => told(`${nameOf(game)}.preset.${preset}.why`, '');

/** A value as a word: `[1, 2]` is `1-2`. */
export const valueKey = (value: unknown): string => (Array.isArray(value) ? value.join('-') : String(value));

const valueName = (game: AnyGame, option: string, value: unknown): string =>
  told(`${nameOf(game)}.value.${option}.${valueKey(value)}`, valueKey(value));

/** Times are kept in milliseconds and shown in seconds. */
export const isTime = ({ option, field }: ShownRule): boolean => field.kind === 'whole' && option.endsWith('Ms');

export const shownValue = (game: AnyGame, rule: ShownRule, value: unknown): string => {
  if (isTime(rule)) return say('speed.seconds', { n: Number(value) / 1000 });
  return rule.field.kind === 'whole' ? figure(Number(value)) : valueName(game, rule.option, value);
};
