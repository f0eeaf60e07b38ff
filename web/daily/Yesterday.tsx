import type { PastDeal } from '@majlis/protocol';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { Awaited, Failed } from '@/club/Placeholders.tsx';
import { useAsked } from '@/club/use-asked.ts';
import { dailyApi } from '@/daily/api.ts';
import { Bought } from '@/daily/Bought.tsx';
import { above, percent } from '@/daily/figures.ts';
import { Glyph } from '@/shell/Glyph.tsx';
import { figure, gain, useSay } from '@/words/say.ts';

const Played = ({ past }: { readonly past: PastDeal }) => {
  const say = useSay();
  const { deal, points, beaten, field, calls, match, isOwn } = past;
  return (
    <li className="grid gap-1 px-3 py-2" data-past={deal}>
      <div className="flex min-h-11 items-center gap-2">
        <b>{say('daily.deal', { n: deal })}</b>
        <span className="text-sm text-muted">
          {points === null ? say('daily.not-played') : gain(points)}
          {beaten !== null && say('app.separator') + percent(beaten)}
        </span>
        {match && (
          <Link href={`/m/${match}`} className="sh-btn ms-auto" data-action="review">
            {say(isOwn ? 'daily.review' : 'daily.best')}
          </Link>
        )}
      </div>
      {calls.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-sm text-muted">
            {say('daily.how-field', { n: field })}
          </summary>
          <ul className="grid gap-1 pb-1">
            {calls.map(({ bought, people, mean }) => (
              <li key={bought} className="flex items-center gap-2 text-sm">
                <Bought bought={bought} />
                <span className="ms-auto tabular-nums">× {figure(people)}</span>
                <b className="w-14 text-end tabular-nums" dir="ltr">
                  {above(mean)}
                </b>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
};

/** Yesterday's eight deals, laid open. */
export const Yesterday = ({ game }: { readonly game: string }) => {
  const say = useSay();
  const ask = useCallback(() => dailyApi.past(game), [game]);
  const [past, again] = useAsked(ask);
  if (past === null) return <Awaited />;
  if (!past.ok) return <Failed reason={past.reason} onAgain={again} />;
  const { deals, fair } = past.value;
  return (
    <section className="grid gap-2" aria-labelledby="yesterday" data-part="yesterday">
      <header className="sh-section-head">
        <h2 id="yesterday">{say('daily.yesterday')}</h2>
      </header>
      {deals.length === 0 && <p className="sh-quiet">{say('daily.first-day')}</p>}
      {deals.length > 0 && (
        <ol className="divide-y divide-line rounded-3 border border-line bg-side">
          {deals.map(one => (
            <Played key={one.deal} past={one} />
          ))}
        </ol>
      )}
      {fair && (
        <Link href="/fair#day" className="sh-btn">
          <Glyph name="shield" />
          {say('daily.check')}
        </Link>
      )}
    </section>
  );
};
