import type { DailyToday } from '@majlis/protocol';
import { dayWords, percent, toneOf } from '@/daily/figures.ts';
import { Glyph } from '@/shell/Glyph.tsx';
import { copied } from '@/shell/Invite.tsx';
import { notify } from '@/store/notice.ts';
import { say as sayNow, useSay } from '@/words/say.ts';

/** The day, the total, a square for each deal, the way here. No card, no contract, no points. */
const textOf = ({ day, total, squares }: DailyToday): string => {
  const head = [sayNow('app.name'), dayWords(day, false), ...(total === null ? [] : [percent(total)])];
  return [head.join(sayNow('app.separator')), squares, new URL('/daily', location.origin).href].join('\n');
};

const copy = async (text: string): Promise<void> => notify((await copied(text)) ? sayNow('daily.copied') : text);

const share = (text: string): Promise<void> =>
  'share' in navigator ? navigator.share({ text }).catch(() => undefined) : copy(text);

export const Sharing = ({ today }: { readonly today: DailyToday }) => {
  const say = useSay();
  if (today.squares === null) return null;
  const text = textOf(today);
  return (
    <section className="grid gap-2" aria-label={say('daily.share')} data-part="share">
      <div className="flex items-center justify-between gap-3 rounded-3 border border-line bg-side p-3">
        <p className="grid gap-1.5" data-part="share-text">
          <b>{text.split('\n')[0]}</b>
          <span className="flex gap-1.5" aria-hidden="true">
            {today.deals.map(({ deal, beaten }) => (
              <i key={deal} className={`size-6 rounded-1 ${beaten === null ? 'bg-cream' : toneOf(beaten)}`} />
            ))}
          </span>
        </p>
        <button type="button" className="sh-square" onClick={() => copy(text)}>
          <Glyph name="copy" size={22} />
          <span className="sh-unseen">{say('daily.copy')}</span>
        </button>
      </div>
      <button type="button" className="sh-btn sh-btn-gold sh-wide" data-action="share" onClick={() => share(text)}>
        <Glyph name="share" />
        {say('daily.share')}
      </button>
    </section>
  );
};
