import { same } from './same.ts';

/** One house rule that a host may set. The first value is the usual one. */
export type Field<T> =
  | { readonly kind: 'one'; readonly values: readonly T[]; readonly privately: readonly T[] }
  | { readonly kind: 'whole'; readonly usual: number; readonly from: number; readonly to: number };

export type ParsedOptions<O> =
  | { readonly ok: true; readonly options: O }
  | {
      readonly ok: false;
      readonly reason: 'not-options' | 'unknown-option' | 'bad-value' | 'clash';
      readonly option: string;
    };

/** House rules: their fields for the screen, their presets, and the only way in. */
export interface Options<O> {
  readonly fields: { readonly [K in keyof O]: Field<O[K]> };
  /** Whole sets of options; `default` is one of them. */
  readonly presets: { readonly [name: string]: O; readonly default: O };
  /** Missing fields take the usual value; anything unknown or odd is refused, never mended. */
  parse(input: unknown): ParsedOptions<O>;
  /** Whether these options are for private tables only: a game without clocks. */
  privateOnly(options: O): boolean;
  /** What takes every clock away. */
  readonly unhurried: Partial<O>;
}

/** House rules of matches that count, and what the screens call them: a preset and a speed. */
export interface RankedRules<O> {
  readonly preset: string;
  readonly speed: string;
  readonly seats: number;
  readonly options: O;
}

/** The matches of a game that count, and who is ahead in one. */
export interface Ranked<O, S> {
  readonly matches: readonly RankedRules<O>[];
  /** How far the first side is ahead; below zero: behind. */
  lead(state: S): number;
}

/** What one deal of the day came to for the first seat. */
export interface DealSummary {
  readonly points: number;
  /** What its side bought, in the game's own words: `hokum-S`, `bid-9-S`; `none`: the others did. */
  readonly bought: string;
}

/** A game that can be the deal of the day: its rules, and what a finished match of one deal came to. */
export interface Daily<O, S> {
  readonly seats: number;
  readonly options: O;
  /** Who sits in the other chairs. */
  readonly level: string;
  summary(state: S): DealSummary;
}

/** A choice among named values, the usual one first; those in `privately` are kept from public tables. */
export const oneOf = <const T>(values: readonly T[], privately: readonly NoInfer<T>[] = []): Field<T> => ({
  kind: 'one',
  values,
  privately,
});

export const whole = (usual: number, from: number, to: number): Field<number> => ({ kind: 'whole', usual, from, to });

type Fields<O> = { readonly [K in keyof O]: Field<O[K]> };

/** `clash` names an option whose value does not go with the rest. */
export const houseRules = <O extends object>(
  fields: Fields<O>,
  presets: { readonly [name: string]: Partial<O> } = {},
  clash: (options: O) => string | undefined = () => undefined,
): Options<O> => {
  const usual = each<Field<unknown>, unknown>(fields, field =>
    field.kind === 'one' ? field.values[0] : field.usual,
  ) as O;
  return {
    fields,
    presets: { ...each(presets, preset => ({ ...usual, ...preset })), default: usual } as Options<O>['presets'],
    parse: input => parse(fields, usual, clash, input),
    privateOnly: options =>
      Object.entries<Field<unknown>>(fields).some(
        ([name, field]) =>
          field.kind === 'one' && field.privately.some(value => same(value, Reflect.get(options, name))),
      ),
    unhurried: Object.fromEntries(
      Object.entries<Field<unknown>>(fields).flatMap(([name, field]) =>
        field.kind === 'one' ? field.privately.slice(0, 1).map(value => [name, value]) : [],
      ),
    ) as Partial<O>,
  };
};

const parse = <O extends object>(
  fields: Fields<O>,
  usual: O,
  clash: (options: O) => string | undefined,
  input: unknown,
): ParsedOptions<O> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, reason: 'not-options', option: '' };
  }
  for (const [option, value] of Object.entries(input)) {
    if (!Object.hasOwn(fields, option)) return { ok: false, reason: 'unknown-option', option };
    if (!allows(Reflect.get(fields, option), value)) return { ok: false, reason: 'bad-value', option };
  }
  const options = { ...usual, ...input };
  const option = clash(options);
  return option === undefined ? { ok: true, options } : { ok: false, reason: 'clash', option };
};

const allows = (field: Field<unknown>, value: unknown): boolean =>
  field.kind === 'one'
    ? field.values.some(allowed => same(allowed, value))
    : Number.isInteger(value) && field.from <= Number(value) && Number(value) <= field.to;

const each = <T, U>(record: { readonly [name: string]: T }, change: (entry: T) => U): { [name: string]: U } =>
  Object.fromEntries(Object.entries(record).map(([name, entry]) => [name, change(entry)]));
