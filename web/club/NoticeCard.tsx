import { i18n } from '@lingui/core';
import type { Notice } from '@majlis/protocol/club';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Face } from '@/avatar/Face.tsx';
import { wornBy } from '@/avatar/worn.ts';
import { clubApi } from '@/club/api.ts';
import { tookPlace } from '@/club/keep-place.ts';
import { lookForNews, readNews } from '@/club/news.ts';
import { peoplePath } from '@/club/paths.ts';
import { clockFigures } from '@/club/time-words.ts';
import { useNow } from '@/club/use-now.ts';
import { gameOfTable } from '@/games.ts';
import { tablePath } from '@/shell/start.ts';
import { notify } from '@/store/notice.ts';
import type { WordId } from '@/words/part.ts';
import { named, sayReason, sayText, useSay } from '@/words/say.ts';

/** How a notice stands now: an invitation that is over is told, and can no longer be taken up. */
type NoticeState = 'asks' | 'invites' | 'partners' | 'missed' | 'told' | 'desk';

/** What comes of reports, and of what was decided. */
const FROM_DESK: readonly string[] = ['decided', 'report-answered', 'appeal-answered', 'decision-undone'];

const deskWord = ({ kind, acted, lifted }: Notice): WordId => {
  if (kind === 'report-answered') return acted ? 'club.told.acted' : 'club.told.seen';
  if (kind === 'appeal-answered') return lifted ? 'club.told.lifted' : 'club.told.kept';
  return kind === 'decided' ? 'club.told.decided' : 'club.told.undone';
};

const stateOf = ({ kind, until, pool }: Notice, now: number): NoticeState => {
  if (kind === 'friend-asked') return 'asks';
  if (FROM_DESK.includes(kind)) return 'desk';
  if (kind !== 'invited') return 'told';
  if (until === undefined || now > until) return 'missed';
  return pool === undefined ? 'invites' : 'partners';
};

const useText = (notice: Notice, state: NoticeState): string => {
  const say = useSay();
  const name = named(notice.from?.name ?? '–');
  switch (state) {
    case 'asks':
      return say('friends.wants', { name });
    case 'invites':
      return say('friends.invites', { name });
    case 'partners':
      return say('friends.partners', { name, game: sayText(gameOfTable(notice.pool ?? '')?.title ?? { en: '' }) });
    case 'missed':
      return say('friends.missed', { name, time: i18n.date(new Date(notice.at), { timeStyle: 'short' }) });
    case 'desk':
      return say(deskWord(notice));
    case 'told':
      return say('friends.accepted', { name });
  }
};

/** Yes, where there is something to say yes to. */
const useYes = (notice: Notice): (() => Promise<void>) => {
  const [, go] = useLocation();
  return async () => {
    const { id, from, table, pool } = notice;
    if (table !== undefined) {
      await readNews(id);
      go(tablePath(table));
    } else if (pool !== undefined) {
      const answer = await clubApi.partner(id);
      if (!answer.ok) return notify(sayReason(answer.reason));
      await readNews(id);
      tookPlace(pool, 2);
      go(peoplePath(pool));
    } else if (from) {
      const answer = await clubApi.answerFriend(from.person, true);
      if (!answer.ok) notify(sayReason(answer.reason));
      await lookForNews();
    }
  };
};

/** FRI-02  One thing that somebody is told, with what may be done about it. */
export const NoticeCard = ({ notice }: { readonly notice: Notice }) => {
  const say = useSay();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const state = stateOf(notice, now);
  const text = useText(notice, state);
  const yes = useYes(notice);
  const isQuestion = state !== 'missed' && state !== 'told' && state !== 'desk';
  const during = (work: () => Promise<void>) => async (): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const no = async (): Promise<void> => {
    if (state === 'asks' && notice.from) await clubApi.answerFriend(notice.from.person, false);
    await readNews(notice.id);
  };
  const { from, until } = notice;
  return (
    <article
      className="grid gap-3 rounded-4 border border-gold/60 bg-field-deep p-3.5"
      data-notice={state}
      aria-label={text}
    >
      <header className="flex items-center gap-3">
        {from && (
          <span className="size-12 flex-none overflow-hidden rounded-pill border-2 border-gold-hi">
            <Face avatar={wornBy({ id: from.person, avatar: from.avatar ?? undefined })} />
          </span>
        )}
        <p className="flex-1 font-bold">{text}</p>
        {isQuestion && until !== undefined && (
          <bdi dir="ltr" className="tabular-nums">
            {clockFigures(until - now)}
          </bdi>
        )}
      </header>
      <div className="sh-pair">
        {isQuestion && (
          <button type="button" className="sh-btn sh-btn-gold" data-action="yes" disabled={busy} onClick={during(yes)}>
            {say(state === 'asks' ? 'friends.accept' : 'friends.join')}
          </button>
        )}
        {state === 'desk' && notice.kind !== 'report-answered' && (
          <Link href="/decisions" className="sh-btn sh-btn-gold" data-action="read" onClick={no}>
            {say('club.told.read')}
          </Link>
        )}
        <button type="button" className="sh-btn" data-action="no" disabled={busy} onClick={during(no)}>
          {say(isQuestion ? 'friends.not-now' : 'app.close')}
        </button>
      </div>
    </article>
  );
};
