import type { LeagueName, Ranks } from '@majlis/protocol/club';
import { LeagueBadge } from '@/club/LeagueBadge.tsx';
import { useSay } from '@/words/say.ts';

const LEAGUES: readonly LeagueName[] = ['edge', 'cushion', 'carpet', 'hearth', 'honour'];
const DAY_MS = 86_400_000;

/** The season, and the five places of the majlis, from the door to the head; one’s own is lit. */
export const SeasonHero = ({ ranks: { season, own } }: { readonly ranks: Ranks }) => {
  const say = useSay();
  const [, quarter = '1'] = season.name.split('-');
  const n = Number(quarter);
  return (
    <section className="mt-3 rounded-4 border border-gold/40 bg-linear-to-b from-field to-field-deep p-4">
      <h2 className="text-lg font-extrabold">{say('club.season', { n, d: Math.ceil(season.leftMs / DAY_MS) })}</h2>
      <ol className="mt-3 grid grid-cols-5 items-start gap-1">
        {LEAGUES.map(league => {
          const isOwn = own?.league === league;
          return (
            <li
              key={league}
              aria-current={isOwn ? 'true' : undefined}
              className="grid justify-items-center gap-1 text-center text-sm leading-tight aria-[current]:font-bold"
            >
              <span className="grid h-15 place-items-center">
                <LeagueBadge league={league} size={isOwn ? 58 : 40} />
              </span>
              {say(`club.league.${league}`)}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
