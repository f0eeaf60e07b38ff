import type { Friends, KnownPerson } from '@majlis/protocol/club';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import empty from '@/art/scenes/club-friends-empty.svg';
import { clubApi } from '@/club/api.ts';
import { BlockDialog } from '@/club/BlockDialog.tsx';
import { InviteDialog } from '@/club/InviteDialog.tsx';
import { NoticeCard } from '@/club/NoticeCard.tsx';
import { lookForNews, useNews } from '@/club/news.ts';
import { Awaited, Empty, Failed } from '@/club/Placeholders.tsx';
import { useAsked } from '@/club/use-asked.ts';

import { AddDialog, OwnCode } from '@/friends/AddDialog.tsx';
import { FriendMenu } from '@/friends/FriendMenu.tsx';
import { FriendRow, PersonRow, Recent } from '@/friends/FriendRow.tsx';
import { OwnTable } from '@/friends/OwnTable.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { useMe } from '@/shell/me.ts';
import { notify } from '@/store/notice.ts';
import { CLOCK } from '@/time/clock.ts';
import { sayReason, useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/club/club.css';
import '@/friends/friends.css';

/** Who has come or gone is asked for so often while one looks. */
const LOOK_MS = 15_000;

type Chosen = { readonly what: 'menu' | 'invite' | 'block'; readonly whom: KnownPerson } | null;

const List = ({ title, note, children }: { title: string; note?: string; children: React.ReactNode }) => (
  <section className="mt-4" aria-label={title}>
    <header className="sh-section-head">
      <h2>{title}</h2>
      {note && <span className="text-sm text-muted">{note}</span>}
    </header>
    {children}
  </section>
);

const ROWS = 'overflow-hidden rounded-4 border border-line bg-side';

const Known = ({ known, again }: { readonly known: Friends; readonly again: () => void }) => {
  const say = useSay();
  const [chosen, choose] = useState<Chosen>(null);
  const { friends, asked, recent, table } = known;
  const here = friends.filter(friend => friend.here).length;
  const close = (): void => choose(null);
  const whomOf = (what: 'menu' | 'invite' | 'block'): KnownPerson | null =>
    chosen?.what === what ? chosen.whom : null;
  const deed = async (answered: Promise<{ readonly ok: boolean; readonly reason?: string }>): Promise<void> => {
    const { ok, reason = 'unknown' } = await answered;
    if (!ok) notify(sayReason(reason));
    again();
  };
  const menu = whomOf('menu');
  return (
    <>
      {table && <OwnTable table={table} />}
      {friends.length > 0 && (
        <List title={say('friends.friends')} note={say('friends.count', { n: here, all: friends.length })}>
          <ul className={ROWS}>
            {friends.map(friend => (
              <FriendRow
                key={friend.person}
                friend={friend}
                onInvite={() => choose({ what: 'invite', whom: friend })}
                onMore={() => choose({ what: 'menu', whom: friend })}
              />
            ))}
          </ul>
        </List>
      )}
      {friends.length + asked.length === 0 && (
        <Empty scene={empty}>
          <p>{say('friends.none')}</p>
          <OwnCode />
        </Empty>
      )}
      {asked.length > 0 && (
        <List title={say('friends.open-questions')}>
          <ul className={ROWS}>
            {asked.map(who => (
              <PersonRow key={who.person} who={who} onMore={() => choose({ what: 'menu', whom: who })} />
            ))}
          </ul>
        </List>
      )}
      {recent.length > 0 && (
        <List title={say('friends.recent')}>
          <Recent recent={recent} onAsk={({ person }) => deed(clubApi.askFriend({ person }))} />
        </List>
      )}
      <FriendMenu
        whom={menu}
        isFriend={friends.some(({ person }) => person === menu?.person)}
        onRemove={() => {
          if (menu) void deed(clubApi.removeFriend(menu.person));
          close();
        }}
        onBlock={() => menu && choose({ what: 'block', whom: menu })}
        onClose={close}
      />
      <InviteDialog whom={whomOf('invite')} onClose={close} />
      <BlockDialog whom={whomOf('block')} onDone={again} onClose={close} />
    </>
  );
};

/** FRI-01  Everything that has been said to me and is not read yet stands above. */
const Mine = () => {
  const say = useSay();
  const [adding, add] = useState(false);
  const { notices, looked } = useNews();
  const [friends, again] = useAsked(useCallback(() => clubApi.friends(), []));
  useEffect(() => CLOCK.every(LOOK_MS, () => document.hidden || again()), [again]);
  useEffect(() => {
    if (looked > 0) again();
  }, [looked, again]);
  useEffect(() => void lookForNews(), []);
  return (
    <div className="grid gap-3">
      <button type="button" className="sh-btn sh-btn-gold justify-self-end" data-action="add" onClick={() => add(true)}>
        <Glyph name="plus" />
        {say('friends.add')}
      </button>
      {notices.map(notice => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
      {friends === null && <Awaited />}
      {friends && !friends.ok && <Failed reason={friends.reason} onAgain={again} />}
      {friends?.ok && <Known known={friends.value} again={again} />}
      <AddDialog open={adding} onClose={() => add(false)} onAsked={again} />
    </div>
  );
};

const NeedsAccount = () => {
  const say = useSay();
  return (
    <Empty scene={empty}>
      <p>{say('friends.account')}</p>
      <Link href="/me?back=/friends" className="sh-btn sh-btn-gold" data-action="account">
        {say('me.create')}
      </Link>
    </Empty>
  );
};

/** FRI-01  Friends: who is here, who asks, whom one has played with. */
export const FriendsPage = () => {
  const say = useSay();
  const ready = usePart('club');
  const isAccount = useMe(({ me }) => me?.kind === 'account');
  if (!ready) return <div className="mj-splash" />;
  return (
    <Frame title={say('nav.friends')} column="max-w-xl">
      {isAccount ? <Mine /> : <NeedsAccount />}
    </Frame>
  );
};
