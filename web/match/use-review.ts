import type { JudgedMoment, Review } from '@majlis/bots/analysis';
import type { OfKind, Seat } from '@majlis/kernel';
import { useEffect, useState } from 'react';
import { keepReview, keptReview } from '@/match/kept-reviews.ts';
import type { OpenedMatch } from '@/match/open-match.ts';
import { HOST } from '@/store/address.ts';
import type { FromWorker, ToWorker } from '@/store/letter.ts';
import type { LineWish, ReviewWish } from '@/store/review-letter.ts';
import { CLOCK } from '@/time/clock.ts';

export type MatchMoment = JudgedMoment<OfKind>;

/** What the judge has said so far. */
export interface ReviewState {
  /** By the number of their frames. */
  readonly moments: ReadonlyMap<number, MatchMoment>;
  readonly curve: Review<OfKind>['curve'];
  /** Of each seat so far; null: no deal has been looked at yet. */
  readonly accuracy: Review<OfKind>['accuracy'] | null;
  /** null: it is still at work. */
  readonly review: Review<OfKind> | null;
  /** Deals looked at so far. */
  readonly deals: number;
}

export const NOTHING: ReviewState = { moments: new Map(), curve: [], accuracy: null, review: null, deals: 0 };

/** The same number for everybody who looks at this match. */
export const seedOf = (id: string): number => {
  let seed = 7;
  for (const letter of id) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
};

const wishOf = ({ file, game, replay }: OpenedMatch, upTo = replay.frames.length): ReviewWish => ({
  game: game.id,
  options: file.options,
  seats: replay.seats,
  events: replay.frames.slice(0, upTo).map(({ event }) => event),
  seed: seedOf(file.match.id),
});

const byFrame = (moments: readonly MatchMoment[]): ReadonlyMap<number, MatchMoment> =>
  new Map(moments.map(moment => [moment.at, moment]));

const whole = (review: Review<OfKind>): ReviewState => ({
  moments: byFrame(review.moments),
  curve: review.curve,
  accuracy: review.accuracy,
  review,
  deals: review.deals.length,
});

/** Asks a worker; what it says before it is done is told on the way. The end of it is a way to stop. */
const judged = (match: OpenedMatch, tell: (state: ReviewState) => void): (() => void) => {
  const worker = new Worker(HOST, { type: 'module' });
  let state = NOTHING;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'judged') {
      const moments = byFrame([...state.moments.values(), ...data.moments]);
      const { accuracy, deal } = data;
      state = { moments, curve: [...state.curve, ...data.curve], accuracy, review: null, deals: deal };
      tell(state);
    }
    if (data.kind !== 'reviewed') return;
    if (data.review) tell(whole(data.review));
    worker.terminate();
  };
  worker.postMessage({ kind: 'review', wish: wishOf(match) } satisfies ToWorker);
  return () => worker.terminate();
};

/** The match judged beside the page, shown as it proceeds; a match of the house once in a browser. */
export const useReview = (match: OpenedMatch): ReviewState => {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const { file } = match;
    const isKept = file.transcript !== null;
    const told = (next: ReviewState): void => {
      setState(next);
      if (next.review && isKept) void keepReview(file.match.id, next.review, CLOCK.now());
    };
    setState(NOTHING);
    const begin = async (): Promise<void> => {
      const kept = isKept ? await keptReview(file.match.id) : null;
      if (isGone) return;
      if (kept) setState(whole(kept));
      else stop = judged(match, told);
    };
    void begin();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [match]);
  return state;
};

/** A choice made another way. */
interface OtherChoice {
  readonly frame: number;
  readonly seat: Seat;
  readonly action: OfKind;
  /** Who plays for themselves then; null: nobody does. */
  readonly until: Seat | null;
}

/** What follows from it. */
export const askLine = (match: OpenedMatch, { frame, ...choice }: OtherChoice): Promise<readonly OfKind[]> => {
  const worker = new Worker(HOST, { type: 'module' });
  const wish: LineWish = { ...wishOf(match, frame), ...choice };
  return new Promise<readonly OfKind[]>((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => data.kind === 'lined' && done(data.events);
    worker.onerror = ({ message }) => fail(new Error(message));
    worker.postMessage({ kind: 'line', wish } satisfies ToWorker);
  }).finally(() => worker.terminate());
};
