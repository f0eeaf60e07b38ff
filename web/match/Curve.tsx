import { i18n } from '@lingui/core';
import { type Side, sideOf } from '@majlis/kernel';
import { memo } from 'react';
import type { MatchReplay } from '@/match/frames.ts';
import { MarkSign } from '@/match/Mark.tsx';
import { roundStarts } from '@/match/stops.ts';
import type { MatchMoment, ReviewState } from '@/match/use-review.ts';
import { figure, say, useSay } from '@/words/say.ts';

const HIGH = 100;
const WIDE = 1000;

interface CurveProps {
  readonly review: ReviewState;
  readonly replay: MatchReplay;
  /** Whose chance it is. */
  readonly side: Side;
  readonly at: number;
  readonly onGo: (stop: number) => void;
}

type Curve = ReviewState['curve'];

const percent = (chance: number): string => i18n.number(Math.max(0, Math.min(1, chance)), { style: 'percent' });

/** From 72 % to 67 %: the chance of the side before the choice and after it. */
const changeOf = (curve: Curve, side: Side, moment: MatchMoment | undefined): readonly [string, string] | null => {
  const before = moment && curve.findLast(({ at }) => at <= moment.at);
  if (!moment || !before || moment.winChange === 0) return null;
  const chance = side === 0 ? before.chance : 1 - before.chance;
  const change = sideOf(moment.seat) === side ? moment.winChange : -moment.winChange;
  return [percent(chance), percent(chance + change)];
};

const place = (frame: number, last: number) => ({ insetInlineStart: `${(frame / last) * 100}%` });

interface LineProps {
  readonly curve: Curve;
  readonly last: number;
  readonly side: Side;
}

const Line = memo(({ curve, last, side }: LineProps) => {
  const x = (frame: number): string => ((frame / last) * WIDE).toFixed(1);
  const y = (chance: number): string => (HIGH * (1 - (side === 0 ? chance : 1 - chance))).toFixed(1);
  const points = curve.map(point => `${x(point.at)},${y(point.chance)}`);
  const half = HIGH / 2;
  const area = `0,${half} ${points.join(' ')} ${x(curve.at(-1)?.at ?? 0)},${half}`;
  return (
    <>
      <clipPath id="rp-above">
        <rect x={0} y={0} width={WIDE} height={half} />
      </clipPath>
      <clipPath id="rp-below">
        <rect x={0} y={half} width={WIDE} height={half} />
      </clipPath>
      <polygon className="rp-above" clipPath="url(#rp-above)" points={area} />
      <polygon className="rp-below" clipPath="url(#rp-below)" points={area} />
      <polyline className="rp-curve-line" points={points.join(' ')} />
      <line className="rp-curve-half" x1={0} x2={WIDE} y1={half} y2={half} />
    </>
  );
});

/** The choices that cost most, at their place. */
const KeyMarks = memo(({ review, last }: { readonly review: ReviewState; readonly last: number }) =>
  (review.review?.key ?? []).map(moment => (
    <span key={moment.at} className="rp-curve-mark" style={place(moment.at, last)}>
      <MarkSign mark={moment.mark} size={18} />
    </span>
  )),
);

interface RoundsProps {
  readonly replay: MatchReplay;
  readonly now: number | undefined;
  readonly onGo: (stop: number) => void;
}

/** The rounds, each as wide as it was long. */
const Rounds = memo(({ replay: { frames, stops }, now, onGo }: RoundsProps) => {
  const say = useSay();
  const starts = roundStarts(stops);
  return (
    <div className="rp-curve-rounds" role="group" aria-label={say('match.tab.rounds')}>
      {starts.map((start, i) => {
        const stop = stops[start];
        const next = stops[starts[i + 1] ?? -1]?.at ?? frames.length;
        return (
          <button
            key={start}
            type="button"
            style={{ flexGrow: next - (stop?.at ?? 0) }}
            aria-label={say('match.round-n', { n: stop?.round ?? 1 })}
            aria-current={stop?.round === now ? 'step' : undefined}
            onClick={() => onGo(start)}
          >
            {figure(stop?.round ?? 1)}
          </button>
        );
      })}
    </div>
  );
});

/** How likely the side was to win, from deal to deal and trick to trick; its rounds lead there. It draws itself as the judge goes on. */
export const Curve = ({ review, replay, side, at, onGo }: CurveProps) => {
  const last = Math.max(1, replay.frames.length - 1);
  const here = replay.stops[at];
  const change = changeOf(review.curve, side, review.moments.get(here?.at ?? -1));
  return (
    <figure className="rp-curve" aria-label={say('match.curve')} data-points={review.curve.length}>
      <div className="rp-plot">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <Line curve={review.curve} last={last} side={side} />
        </svg>
        <small className="rp-fifty">{percent(0.5)}</small>
        <span className="rp-curve-now" style={place(here?.at ?? 0, last)} />
        <KeyMarks review={review} last={last} />
        {change && (
          <output className="rp-change">
            <bdi>{change[0]}</bdi> <span className="rp-arrow">→</span> <bdi>{change[1]}</bdi>
          </output>
        )}
      </div>
      <Rounds replay={replay} now={here?.round} onGo={onGo} />
    </figure>
  );
};
