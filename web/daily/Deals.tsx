import type { DailyDeal } from '@majlis/protocol';
import { Link } from 'wouter';
import { Bought } from '@/daily/Bought.tsx';
import { above, percent, toneOf } from '@/daily/figures.ts';
import { figure, gain, useSay } from '@/words/say.ts';

/** How much of the field was beaten, as a bar and a figure. */
const Beaten = ({ beaten }: { readonly beaten: number | null }) => {
  const say = useSay();
  if (beaten === null) return <span className="col-span-2 text-end text-sm text-muted">{say('daily.alone')}</span>;
  return (
    <>
      <span className="h-2 overflow-hidden rounded-pill bg-night" aria-hidden="true">
        <i
          className={`block h-full rounded-pill ${toneOf(beaten)}`}
          style={{ inlineSize: `${Math.max(3, beaten)}%` }}
        />
      </span>
      <b className="text-end tabular-nums">{percent(beaten)}</b>
    </>
  );
};

const ROW =
  'grid min-h-11 grid-cols-[1rem_1.75rem_minmax(0,1fr)_2.5rem_minmax(2.5rem,20%)_2.75rem] items-center gap-2 px-3 py-1.5';

const Row = ({ row }: { readonly row: DailyDeal }) => {
  const say = useSay();
  const number = <span className="text-muted">{figure(row.deal)}</span>;
  if (row.state !== 'done')
    return (
      <div className={`${ROW} text-muted`}>
        {number}
        <span className="col-span-5 border-b border-dashed border-line text-sm">
          {row.state === 'open' ? <span className="sh-unseen">{say('daily.open')}</span> : say(`daily.${row.state}`)}
        </span>
      </div>
    );
  return (
    <Link href={`/m/${row.match}`} className={`${ROW} relative`}>
      {number}
      <Bought bought={row.bought ?? 'none'} />
      <b
        className="text-end tabular-nums"
        dir="ltr"
        title={row.above === null ? undefined : say('daily.above', { n: above(row.above) })}
      >
        {gain(row.points ?? 0)}
      </b>
      <Beaten beaten={row.beaten} />
      <span className="sh-unseen">{say('daily.review')}</span>
    </Link>
  );
};

/** Eight rows; of what is yet to be played nothing but its number. */
export const Deals = ({ deals }: { readonly deals: readonly DailyDeal[] }) => {
  const say = useSay();
  return (
    <section aria-labelledby="deals">
      <header className="sh-section-head">
        <h2 id="deals">{say('daily.same')}</h2>
        <small>{say('daily.beaten')}</small>
      </header>
      <ol className="divide-y divide-line rounded-3 border border-line bg-side" data-part="deals">
        {deals.map(row => (
          <li key={row.deal} data-deal={row.deal} data-state={row.state}>
            <Row row={row} />
          </li>
        ))}
      </ol>
    </section>
  );
};
