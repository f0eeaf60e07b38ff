import { type Seat, seeded } from '@majlis/kernel';
import { exp } from './exact.ts';
import type { Choice, FairValue, Judge, OpenValue, PlayedMatch, Reason, Thresholds } from './judge.ts';

type Kind = { readonly kind: string };

export type Mark = 'forced' | 'good' | 'brilliant' | 'inaccuracy' | 'mistake' | 'unlucky';

/** A choice of the match, judged. */
export interface JudgedMoment<A> extends Choice<A> {
  /** The number of its event, and of the deal it belongs to. */
  readonly at: number;
  readonly deal: number;
  /** The best by what the seat knew. */
  readonly best: A;
  readonly mark: Mark;
  /** What was given away by what the seat knew, and as the cards lay; null where that was not solved. */
  readonly fairLoss: number;
  readonly openLoss: number | null;
  /** What the fair loss did to the chance of winning the match. */
  readonly winChange: number;
  readonly reason: Reason | null;
}

/** A deal: what its cards alone would have brought side 0, and what it did bring. */
export interface JudgedDeal {
  readonly at: number;
  readonly par: number;
  readonly got: number;
}

export interface Review<A> {
  readonly moments: readonly JudgedMoment<A>[];
  /** By seat: 100 for somebody who gave nothing away; null for a seat that never had a choice. */
  readonly accuracy: readonly (number | null)[];
  /** The moments that cost most, at most three, the worst first. */
  readonly key: readonly JudgedMoment<A>[];
  readonly deals: readonly JudgedDeal[];
  /** How likely side 0 was to win, at the beginning of each deal and trick. */
  readonly curve: readonly { readonly at: number; readonly chance: number }[];
}

/** How much a judge looks at. */
export interface Effort {
  /** Deals as they may lie, for each choice. */
  readonly worlds: number;
  /** Times that each deal is played again, to tell luck from skill. */
  readonly luck: number;
}

/** What there is to say about one event. */
export interface JudgedEvent<A> {
  readonly at: number;
  readonly moment?: JudgedMoment<A>;
  readonly chance?: number;
  /** A deal begins: what its cards alone bring side 0. */
  readonly par?: number;
  readonly lead: number;
}

/** Figures are told to a thousandth: what lies beyond is noise. */
const told = (value: number): number => Math.round(value * 1000) / 1000 + 0;

const leadOf = ([ours, theirs]: readonly [number, number]): number => ours - theirs;

/** Judges a match event by event, so that it can be shown as it proceeds. Every event has its own chance, made from the seed. */
export const judging = function* <O, S, A extends Kind, E extends Kind, R extends string>(
  judge: Judge<O, S, A, E, R>,
  match: PlayedMatch<O, E>,
  effort: Effort,
  seed: number,
): Generator<JudgedEvent<A>> {
  let state = judge.game.open(match.options, match.seats);
  let deal = -1;
  for (const [at, event] of match.events.entries()) {
    const choice = judge.choice(state, event);
    const after = judge.game.evolve(state, event);
    const begins = judge.begins(event, after);
    if (begins === 'deal') deal++;
    const random = () => seeded(at * 2 ** 32 + seed);
    yield {
      at,
      lead: leadOf(judge.standing(after)),
      ...(choice ? { moment: { at, deal, ...judged(judge, state, choice, effort.worlds, random()) } } : {}),
      ...(begins ? { chance: told(judge.chance(after, random())) } : {}),
      ...(begins === 'deal' ? { par: told(judge.luck(after, effort.luck, random())) } : {}),
    };
    state = after;
  }
};

type Judged<A> = Omit<JudgedMoment<A>, 'at' | 'deal'>;

const judged = <O, S, A extends Kind, E extends Kind, R extends string>(
  judge: Judge<O, S, A, E, R>,
  state: S,
  { seat, action }: Choice<A>,
  worlds: number,
  random: ReturnType<typeof seeded>,
): Judged<A> => {
  const view = judge.game.view(state, seat);
  const isPlayed = (value: FairValue<A>): boolean => judge.isSame(value.action, action);
  const first = judge.fair(view, seat, worlds, random);
  const values = isDoubtful(first, isPlayed, judge.thresholds)
    ? judge.fair(view, seat, CLOSER * worlds, random)
    : first;
  const played = values.find(isPlayed);
  if (!played) {
    return { seat, action, best: action, mark: 'forced', fairLoss: 0, openLoss: null, winChange: 0, reason: null };
  }
  const [best, next] = firstTwo(values, played);
  const fairLoss = Math.max(0, best.mean - played.mean - played.error);
  const openLoss = openLossOf(judge.open?.(state, seat) ?? [], value => judge.isSame(value.action, action));
  const isPlain = () => judge.isSame(judge.plain(view, seat), action);
  const lead = played === best && next ? best.mean - next.mean - next.error : 0;
  const mark = markOf(fairLoss, openLoss, lead, isPlain, judge.thresholds);
  const isWrong = mark === 'inaccuracy' || mark === 'mistake';
  return {
    seat,
    action,
    best: best.action,
    mark,
    fairLoss: told(fairLoss),
    openLoss: openLoss === null ? null : told(openLoss),
    winChange: told(-fairLoss * judge.slope(state, seat)),
    reason: (isWrong && judge.reason(view, seat, action, best.action)) || null,
  };
};

/** So many times the worlds, where the first ones leave a doubt. */
const CLOSER = 8;

/** Whether it may have been a mistake, and the worlds differ too much to say: where stakes are doubled, or all may be lost. */
const isDoubtful = <A>(
  values: readonly FairValue<A>[],
  isPlayed: (value: FairValue<A>) => boolean,
  { mistake }: Thresholds,
): boolean => {
  const played = values.find(isPlayed);
  if (!played) return false;
  const best = values.reduce((most, value) => (value.mean > most.mean ? value : most), played);
  const gap = best.mean - played.mean;
  if (gap - 2 * played.error >= mistake) return false;
  const isNear = played.error >= mistake / 2 && gap + played.error >= mistake;
  return isNear || values.some(({ mean, error }) => error >= 2 * mistake && mean + error - played.mean >= mistake);
};

/** The best value and the next; of equals the one that was played is the best. */
const firstTwo = <A>(
  values: readonly FairValue<A>[],
  played: FairValue<A>,
): readonly [FairValue<A>, FairValue<A> | undefined] => {
  let best = played;
  for (const value of values) if (value.mean > best.mean) best = value;
  let next: FairValue<A> | undefined;
  for (const value of values) if (value !== best && (!next || value.mean > next.mean)) next = value;
  return [best, next];
};

const openLossOf = <A>(values: readonly OpenValue<A>[], isPlayed: (value: OpenValue<A>) => boolean): number | null => {
  const played = values.find(isPlayed);
  return played ? values.reduce((most, { value }) => Math.max(most, value), played.value) - played.value : null;
};

const markOf = (
  fairLoss: number,
  openLoss: number | null,
  lead: number,
  isPlain: () => boolean,
  { inaccuracy, mistake, brilliant, unlucky }: Thresholds,
): Mark => {
  if (fairLoss >= mistake) return 'mistake';
  if (fairLoss >= inaccuracy) return 'inaccuracy';
  if (lead >= brilliant && !isPlain()) return 'brilliant';
  return openLoss !== null && openLoss >= unlucky ? 'unlucky' : 'good';
};

const KEYS = 3;

/** What a judged match comes to. */
export const reviewed = <A>(steps: readonly JudgedEvent<A>[], seats: number, scale: number): Review<A> => {
  const moments = steps.flatMap(({ moment }) => moment ?? []);
  return {
    moments,
    accuracy: Array.from({ length: seats }, (_, seat) => accuracyOf(moments, seat, scale)),
    key: moments
      .filter(({ winChange }) => winChange < 0)
      .sort((a, b) => a.winChange - b.winChange || a.at - b.at)
      .slice(0, KEYS),
    deals: dealsOf(steps),
    curve: steps.flatMap(({ at, chance }) => (chance === undefined ? [] : [{ at, chance }])),
  };
};

/** 100 · e^(−mean fair loss / scale), over the choices that were not forced. */
const accuracyOf = (moments: readonly Judged<unknown>[], seat: Seat, scale: number): number | null => {
  const own = moments.filter(moment => moment.seat === seat && moment.mark !== 'forced');
  if (own.length === 0) return null;
  const loss = own.reduce((sum, { fairLoss }) => sum + fairLoss, 0) / own.length;
  return Math.round(1000 * exp(-loss / scale)) / 10;
};

const dealsOf = (steps: readonly JudgedEvent<unknown>[]): readonly JudgedDeal[] => {
  const starts = steps.filter(({ par }) => par !== undefined);
  return starts.map(({ at, par = 0, lead }, nth) => {
    const end = starts[nth + 1] ?? steps.at(-1);
    return { at, par, got: (end?.lead ?? lead) - lead };
  });
};

/** A match judged from its first event to its last. */
export const review = <O, S, A extends Kind, E extends Kind, R extends string>(
  judge: Judge<O, S, A, E, R>,
  match: PlayedMatch<O, E>,
  effort: Effort,
  seed: number,
): Review<A> => reviewed([...judging(judge, match, effort, seed)], match.seats, judge.thresholds.scale);
