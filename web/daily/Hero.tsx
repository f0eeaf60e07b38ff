import type { DailyToday } from '@majlis/protocol';
import type { ReactNode } from 'react';
import { percent } from '@/daily/figures.ts';
import { useSay } from '@/words/say.ts';

/** The days of this week, the last of them today. */
const Week = ({ week }: { readonly week: readonly boolean[] }) => (
  <span className="flex gap-1.5 py-1" aria-hidden="true">
    {week.map((done, n) => (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: seven days, always the same ones
        key={n}
        className={`size-4 rotate-45 rounded-[3px] border-[1.5px] border-gold ${done ? 'bg-gold' : ''}`}
      />
    ))}
  </span>
);

interface HeroProps {
  readonly today: DailyToday | null;
  readonly children: ReactNode;
}

/** Before the first deal: what waits here. After it: against the field, days in a row, place. */
export const Hero = ({ today, children }: HeroProps) => {
  const say = useSay();
  const hasBegun = today?.deals.some(({ state }) => state !== 'open') ?? false;
  return (
    <section
      className="grid gap-3 rounded-4 border border-gold/60 bg-linear-to-br from-field to-field-deep p-4"
      data-part="hero"
    >
      <div className="flex items-stretch gap-4">
        <div className="grid content-center justify-items-center gap-1 text-center">
          {hasBegun ? (
            <>
              <b className="text-2xl font-black" data-part="total">
                {today?.total == null ? '–' : percent(today.total)}
              </b>
              <small>{say('daily.against')}</small>
            </>
          ) : (
            <b className="max-w-40 text-lg font-extrabold">{say('daily.hero')}</b>
          )}
        </div>
        <div className="grid content-center gap-1 border-s border-gold/40 ps-4">
          <b className="text-md font-extrabold" data-part="streak">
            {say('daily.streak', { n: today?.streak ?? 0 })}
          </b>
          <Week week={today?.week ?? Array(7).fill(false)} />
          <small data-part="place">
            {today?.place == null
              ? say('daily.players', { n: today?.players ?? 0 })
              : say('daily.place', { place: today.place, of: today.of })}
          </small>
        </div>
      </div>
      {children}
    </section>
  );
};
