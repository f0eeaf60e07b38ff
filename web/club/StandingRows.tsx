import type { LeagueName, PoolStanding, ProfileMatch } from '@majlis/protocol/club';
import { Link } from 'wouter';
import { LeagueBadge } from '@/club/LeagueBadge.tsx';
import { leaguePath } from '@/club/paths.ts';
import { gameOfTable } from '@/games.ts';
import { Glyph } from '@/shell/Glyph.tsx';
import { figure, sayText, useSay } from '@/words/say.ts';

/** The seat nearest the head of the majlis; null: none yet. */
export const bestLeague = (standings: readonly PoolStanding[]): LeagueName | null =>
  standings.filter(({ league }) => league !== null).toSorted((a, b) => b.points - a.points)[0]?.league ?? null;

const [WIDE, HIGH] = [90, 36];

/** The last values of the points, the oldest first. */
const Line = ({ values }: { readonly values: readonly number[] }) => {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, i) => {
    const x = 4 + (i / (values.length - 1)) * (WIDE - 8);
    const y = HIGH - 4 - ((value - low) / Math.max(1, high - low)) * (HIGH - 8);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const [x, y] = points.at(-1)?.split(',') ?? [];
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true" className="w-16 min-[480px]:w-24 rtl:-scale-x-100">
      <polyline points={points.join(' ')} className="fill-none stroke-gold-hi stroke-2" />
      <circle cx={x} cy={y} r={3.5} className="fill-gold-hi" />
    </svg>
  );
};

interface StandingRowsProps {
  readonly standings: readonly PoolStanding[];
  readonly matches: readonly ProfileMatch[];
}

/** One row for each game that was played: seal, points and how they went. */
export const StandingRows = ({ standings, matches }: StandingRowsProps) => {
  const say = useSay();
  if (standings.length === 0) return null;
  return (
    <section aria-labelledby="standings">
      <header className="sh-section-head">
        <h2 id="standings">{say('club.points')}</h2>
      </header>
      <ul className="grid gap-2">
        {standings.map(({ pool, points, played, league }) => {
          const game = gameOfTable(pool);
          const values = matches.filter(one => one.pool === pool).flatMap(one => one.points ?? []);
          return (
            <li key={pool} data-theme={game?.theme.name}>
              <Link
                href={leaguePath(pool)}
                className="flex min-h-16 items-center gap-3 rounded-4 border border-gold/40 bg-linear-to-r from-field to-field-deep px-3"
              >
                {league ? <LeagueBadge league={league} size={42} /> : <Glyph name="trophy" size={34} />}
                <span className="flex-1">
                  <b className="block">{sayText(game?.title ?? { en: pool })}</b>
                  <small className="text-sm">
                    {league ? say(`club.league.${league}`) : say('club.unranked')}
                    {say('app.separator')}
                    {say('club.played', { n: played })}
                  </small>
                </span>
                <Line values={values.toReversed()} />
                {league && <b className="text-lg tabular-nums">{figure(points)}</b>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
