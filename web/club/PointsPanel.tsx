import type { MatchPoints } from '@majlis/protocol/club';
import { useCallback } from 'react';
import { clubApi } from '@/club/api.ts';
import { LeagueBadge } from '@/club/LeagueBadge.tsx';
import { useAsked } from '@/club/use-asked.ts';
import { useCountUp } from '@/table/use-count-up.ts';
import { useLook } from '@/table/use-look.ts';
import { figure, gain, say } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/club/club.css';

/** What is to be said of it: the league that was reached, how far the next one is, or when there is one. */
const lineOf = ({ kind, before, after, played, settledAfter, was, league, next, band }: MatchPoints): string => {
  if (kind === 'escape') return say('club.doubled');
  if (kind === 'excused') return say('club.excused');
  if (league === null) return say('club.placement', { n: settledAfter - played });
  if (was !== null && was !== league)
    return say(after > before ? 'club.promoted' : 'club.relegated', { league: say(`club.league.${league}`) });
  if (next === null || band.below === null) return say(`club.league.${league}`);
  return say('club.to-next', { n: band.below - after, league: say(`club.league.${next}`) });
};

const share = (points: number, { from, below }: MatchPoints['band']): number =>
  below === null ? 1 : Math.min(1, Math.max(0, (points - from) / (below - from)));

/** From the league's first point to the next league: the old part gold, what was won striped. */
const Bar = ({ points: { before, after, band, next } }: { readonly points: MatchPoints }) => {
  const [old, now] = [share(Math.min(before, after), band), share(after, band)];
  return (
    <div aria-hidden="true" className="grid gap-1">
      <div className="flex h-3 overflow-hidden rounded-pill bg-night">
        <span className="rounded-pill bg-linear-to-r from-gold to-gold-hi" style={{ width: `${old * 100}%` }} />
        <span
          className="bg-[repeating-linear-gradient(120deg,var(--us)_0_6px,#8be3b8_6px_12px)]"
          style={{ width: `${Math.max(0, now - old) * 100}%` }}
        />
      </div>
      {next && (
        <div className="flex justify-between text-sm text-muted tabular-nums">
          <span>{figure(band.from)}</span>
          <span>{figure(band.below ?? 0)}</span>
        </div>
      )}
    </div>
  );
};

const Told = ({ points }: { readonly points: MatchPoints }) => {
  const { before, after, league, next } = points;
  const [grown] = useCountUp(useLook().calm);
  const change = after - before;
  return (
    <section
      className="mx-auto my-2 grid w-full max-w-[420px] gap-2 rounded-3 border border-line bg-night/50 px-4 py-3 text-start"
      aria-label={say('club.points')}
      data-points={after}
      data-change={change}
    >
      <div className="flex items-center gap-3">
        {league && <LeagueBadge league={league} size={52} />}
        <p className="flex-1">
          <b className="text-xl tabular-nums">{figure(Math.round(before + change * grown))}</b>{' '}
          <b className={change < 0 ? 'text-lg text-[#ffa79d]' : 'text-lg text-[#8be3b8]'}>
            <bdi>{gain(change)}</bdi>
          </b>
          <small className="block text-sm text-muted">
            {league ? say(`club.league.${league}`) : say('club.points')}
          </small>
        </p>
        {league && next && (
          <span className="grid justify-items-center text-sm text-muted">
            <LeagueBadge league={next} size={34} />
            {say(`club.league.${next}`)}
          </span>
        )}
      </div>
      {league && <Bar points={points} />}
      <p role="status" className="text-center font-semibold">
        {lineOf(points)}
      </p>
    </section>
  );
};

/** RNK-01  The points before and after a match that counted, and the league. */
export const PointsPanel = ({ match }: { readonly match: string }) => {
  const ready = usePart('club');
  const [points] = useAsked(useCallback(() => clubApi.points(match), [match]));
  if (!ready || !points) return null;
  return points.ok ? <Told points={points.value} /> : null;
};
