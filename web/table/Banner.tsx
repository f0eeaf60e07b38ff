import type { ReactNode } from 'react';
import type { Link } from '@/store/seen.ts';
import type { TableStore } from '@/store/table-store.ts';
import { useSeen } from '@/store/use-seen.ts';
import { say, useSay } from '@/words/say.ts';

interface News {
  readonly kind: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly work: () => void };
}

/** What a player must know before anything else: the line is lost, the house cannot write, or a bot plays the hand. A parting is the shell's to show. */
const newsOf = (store: TableStore, link: Link, paused: boolean, hand: 'player' | 'bot', away: boolean): News | null => {
  if (link === 'connecting' || link === 'lost') return { kind: 'lost', text: say('table.lost') };
  if (link !== 'open') return null;
  if (paused) return { kind: 'paused', text: say('reason.paused') };
  if (hand === 'player') return null;
  const back = { label: say('table.im-back'), work: () => store.ask({ kind: 'ready', ready: true }) };
  return away
    ? { kind: 'away', text: say('table.away-you'), action: back }
    : { kind: 'bot', text: say('table.bot-plays') };
};

export const Banner = ({ store }: { readonly store: TableStore }): ReactNode => {
  useSay();
  const link = useSeen(store, seen => seen.link);
  const paused = useSeen(store, seen => seen.paused);
  const chair = useSeen(store, ({ you, table }) => (typeof you === 'number' ? table?.chairs[you] : undefined));
  const playing = useSeen(store, seen => seen.table?.phase === 'playing');
  const news = newsOf(store, link, paused, playing ? (chair?.hand ?? 'player') : 'player', chair?.away ?? false);
  return (
    <div className="tb-banner-place" role="status">
      {news && (
        <div className="tb-banner" data-banner={news.kind} dir="auto">
          <span>{news.text}</span>
          {news.action && (
            <button type="button" className="mj-btn mj-btn-gold" onClick={news.action.work}>
              {news.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
};
