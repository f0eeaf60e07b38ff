import type { ReplayStop } from '@/match/frames.ts';
import type { Stop } from '@/table/replay-game.ts';

const within = (stops: readonly ReplayStop[], at: number): number => Math.max(0, Math.min(stops.length - 1, at));

/** Whether a stop ends a walk of this unit: whoever goes by tricks also stops where a round begins. */
const endsAt = ({ kind }: ReplayStop, unit: Stop): boolean =>
  unit === 'step' || kind === 'round' || (unit === 'trick' && kind === 'trick');

/** Where one comes to from here, one unit onward or back; the ends are as far as it goes. */
export const along = (stops: readonly ReplayStop[], at: number, unit: Stop, way: 1 | -1): number => {
  for (let to = at + way; to >= 0 && to < stops.length; to += way) {
    const stop = stops[to];
    if (stop && endsAt(stop, unit)) return to;
  }
  return within(stops, way === 1 ? stops.length - 1 : 0);
};

/** The end of an address: `#3.12` is the twelfth step of the third round. */
export const hashOf = ({ round, step }: ReplayStop): string => `#${round}.${step}`;

/** The stop that an address names, or the nearest one in its round; null: it names none. */
export const stopNamed = (stops: readonly ReplayStop[], hash: string): number | null => {
  const [, round, step = '1'] = /^#(\d{1,4})(?:\.(\d{1,5}))?$/.exec(hash) ?? [];
  if (round === undefined) return null;
  const found = stops.findLastIndex(stop => stop.round === Number(round) && stop.step <= Number(step));
  return found < 0 ? null : found;
};

/** The first stop of each round. */
export const roundStarts = (stops: readonly ReplayStop[]): readonly number[] =>
  stops.flatMap(({ round }, i) => (stops[i - 1]?.round === round ? [] : [i]));

/** The stops of a round where a trick or a turn is over. */
export const tricksIn = (stops: readonly ReplayStop[], round: number): readonly number[] =>
  stops.flatMap((stop, i) => (stop.round === round && stop.kind === 'trick' ? [i] : []));

/** A choice that stands out. */
export const isNotable = ({ mark }: { readonly mark: string }): boolean => mark !== 'good' && mark !== 'forced';

/** The stop where the event of a frame is seen. */
export const stopOfFrame = (stops: readonly ReplayStop[], frame: number): number =>
  Math.max(
    0,
    stops.findIndex(({ at }) => at >= frame),
  );

/** The next stop at which somebody's choice stands out; null: there is none. */
export const nextMoment = (
  stops: readonly ReplayStop[],
  moments: ReadonlyMap<number, { readonly mark: string }>,
  at: number,
): number | null => {
  const found = stops.findIndex((stop, i) => {
    const moment = moments.get(stop.at);
    return i > at && moment !== undefined && isNotable(moment);
  });
  return found < 0 ? null : found;
};
