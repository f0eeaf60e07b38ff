import type { DailyToday } from '@majlis/protocol';
import { percent } from '@/daily/figures.ts';
import { useSay } from '@/words/say.ts';

/** Fewer than so many are no field to draw yet. */
const FEW = 30;

/** How everybody came out who has played all eight, with oneself among them. */
export const TheField = ({ today }: { readonly today: DailyToday }) => {
  const say = useSay();
  const { bars, bar, total, of } = today;
  if (bars === null) return null;
  const most = Math.max(1, ...bars);
  return (
    <section aria-labelledby="field" data-part="field">
      <header className="sh-section-head">
        <h2 id="field">{say('daily.field')}</h2>
        <small>{of < FEW ? say('daily.gathering') : say('daily.players', { n: today.players })}</small>
      </header>
      <div
        className="flex h-28 items-end gap-1 border-b border-line"
        dir="ltr"
        role="img"
        aria-label={say('daily.field-of', { n: of })}
      >
        {bars.map((people, n) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: twelve bars, always the same ones
            key={n}
            className={`relative flex-1 rounded-t-1 ${n === bar ? 'bg-gold' : 'bg-line'}`}
            style={{ blockSize: `${Math.max(2, (100 * people) / most)}%` }}
          >
            {n === bar && total !== null && (
              <b className="absolute bottom-full start-1/2 -translate-x-1/2 whitespace-nowrap text-sm text-gold-hi">
                {percent(total)}
              </b>
            )}
          </span>
        ))}
      </div>
      <p className="flex justify-between pt-1 text-sm text-muted" dir="ltr" aria-hidden="true">
        {[20, 35, 50, 65, 80].map(edge => (
          <span key={edge}>{percent(edge)}</span>
        ))}
      </p>
    </section>
  );
};
