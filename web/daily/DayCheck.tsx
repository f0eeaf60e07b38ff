import type { DiceVerdict } from '@majlis/kernel/dice';
import type { DailyPast } from '@majlis/protocol';
import { type DayMatch, verifyDay } from '@majlis/table';
import { useState } from 'react';
import * as v from 'valibot';
import { dailyApi } from '@/daily/api.ts';
import { dayWords } from '@/daily/figures.ts';
import { keptHash } from '@/daily/kept-hashes.ts';
import { GAMES } from '@/games.ts';
import type { Api } from '@/shell/api.ts';
import { useHouse } from '@/shell/house.ts';
import { useMe } from '@/shell/me.ts';
import { parseRecord } from '@/shell/record.ts';
import { Result } from '@/shell/Verified.tsx';
import { notify } from '@/store/notice.ts';
import { sayReason, sayText, useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/daily/daily.css';

const Dice = v.looseObject({
  id: v.string(),
  commitment: v.string(),
  seats: v.array(v.looseObject({ nonce: v.string() })),
});

/** The dice of yesterday's deals, as the matches that I can read have them. */
const matchesOf = async (api: Api, { game, deals }: DailyPast): Promise<readonly DayMatch[]> => {
  const found: DayMatch[] = [];
  for (const { deal, match } of deals) {
    const answer = match === null ? null : await api.match(match);
    const dice = v.safeParse(Dice, answer?.ok ? parseRecord(answer.value)?.transcript : null);
    if (!dice.success) continue;
    const { id, commitment, seats } = dice.output;
    found.push({ game, deal, id, commitment, nonces: seats.map(({ nonce }) => nonce) });
  }
  return found;
};

/** DAY-05  A day that is over, held against what the house had bound itself to. */
export const DayCheck = () => {
  const say = useSay();
  const ready = usePart('daily');
  const { api } = useHouse();
  const isSomebody = useMe(({ me }) => me !== null);
  const [verdict, setVerdict] = useState<DiceVerdict | null>(null);
  const [day, setDay] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (game: string): Promise<void> => {
    setBusy(true);
    const past = await dailyApi.past(game);
    if (!past.ok) notify(sayReason(past.reason));
    else if (!past.value.fair) notify(say('daily.first-day'));
    else {
      const { chain, secret } = past.value.fair;
      const revealed = { chain, day: past.value.day, secret };
      setVerdict(verifyDay(revealed, await matchesOf(api, past.value), keptHash(past.value.day)));
      setDay(past.value.day);
    }
    setBusy(false);
  };
  if (!ready || !isSomebody) return null;
  return (
    <section className="sh-panel grid gap-3" aria-labelledby="day">
      <h2 id="day">{say('home.daily')}</h2>
      <p className="sh-quiet">{say('daily.fair-text')}</p>
      <div className="flex flex-wrap gap-2">
        {GAMES.filter(({ daily }) => daily).map(({ name, title }) => (
          <button
            key={name}
            type="button"
            className="sh-btn"
            data-check={name}
            disabled={busy}
            onClick={() => run(name)}
          >
            {say('daily.check-game', { game: sayText(title) })}
          </button>
        ))}
      </div>
      {day !== null && <p className="text-sm text-muted">{dayWords(day)}</p>}
      {verdict && <Result verdict={verdict} />}
    </section>
  );
};
