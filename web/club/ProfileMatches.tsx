import { i18n } from '@lingui/core';
import type { ProfileMatch } from '@majlis/protocol/club';
import { Link } from 'wouter';
import empty from '@/art/scenes/club-matches-empty.svg';
import { Empty } from '@/club/Placeholders.tsx';
import { gameOfTable } from '@/games.ts';
import { Glyph } from '@/shell/Glyph.tsx';
import { gain, sayText, useSay } from '@/words/say.ts';

const LATEST = 10;
const SIDES = { win: 'bg-us', loss: 'bg-them', draw: 'bg-muted', none: 'bg-muted' } as const;

/** The last ranked matches, each with the way to its page. */
export const ProfileMatches = ({ matches }: { readonly matches: readonly ProfileMatch[] }) => {
  const say = useSay();
  if (matches.length === 0)
    return (
      <Empty scene={empty}>
        <p>{say('club.no-matches')}</p>
      </Empty>
    );
  return (
    <section aria-labelledby="latest">
      <header className="sh-section-head">
        <h2 id="latest">{say('club.latest')}</h2>
      </header>
      <ul className="grid gap-px overflow-hidden rounded-4 border border-line bg-line">
        {matches.slice(0, LATEST).map(({ match, pool, at, result, before, points }) => {
          const game = gameOfTable(pool);
          const change = before === null || points === null ? null : points - before;
          return (
            <li key={match} data-result={result}>
              <Link href={`/m/${match}`} className="flex min-h-14 items-center gap-3 bg-side px-3 py-1.5">
                <span className={`h-9 w-1.5 rounded-pill ${SIDES[result ?? 'none']}`} />
                {game && <img src={game.theme.swatch} alt="" className="size-9 rounded-1 object-cover" />}
                <span className="flex-1">
                  <b className="block">{say(`club.result.${result ?? 'none'}`)}</b>
                  <small className="text-sm text-muted">
                    {sayText(game?.title ?? { en: pool })}
                    {say('app.separator')}
                    {i18n.date(new Date(at), { day: 'numeric', month: 'short' })}
                  </small>
                </span>
                {change !== null && (
                  <b className={change < 0 ? 'text-[#ffa79d] tabular-nums' : 'text-[#8be3b8] tabular-nums'}>
                    <bdi>{gain(change)}</bdi>
                  </b>
                )}
                <Glyph name="onward" size={18} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
