import type { SeenTie } from '@majlis/protocol/club';
import { useState } from 'react';
import { clubApi } from '@/club/api.ts';
import { BlockDialog } from '@/club/BlockDialog.tsx';
import { InviteDialog } from '@/club/InviteDialog.tsx';
import { lookForNews } from '@/club/news.ts';
import { useHouse } from '@/shell/house.ts';
import { metMe, useMe } from '@/shell/me.ts';
import { notify } from '@/store/notice.ts';
import { sayReason, useSay } from '@/words/say.ts';

interface AcquaintanceProps {
  readonly profile: { readonly id: string; readonly name: string; readonly username: string };
  readonly tie: SeenTie;
  /** Something has changed between us. */
  readonly onChange: () => void;
}

/** FRI-04  On somebody else's page: friend, invitation, block. */
export const Acquaintance = ({ profile: { id: person, name, username }, tie, onChange }: AcquaintanceProps) => {
  const say = useSay();
  const { api } = useHouse();
  const blocked = useMe(({ me }) => me?.blocked.includes(person) ?? false);
  const isAccount = useMe(({ me }) => me?.kind === 'account');
  const [dialog, open] = useState<'invite' | 'block' | null>(null);
  const whom = { person, name, username, avatar: null };
  const deed = async (answered: Promise<{ readonly ok: boolean; readonly reason?: string }>): Promise<void> => {
    const { ok, reason = 'unknown' } = await answered;
    if (!ok) notify(sayReason(reason));
    void lookForNews();
    onChange();
  };
  const unblock = async (): Promise<void> => {
    metMe(await api.regard({ person, regard: 'plain' }));
    onChange();
  };
  if (!isAccount) return null;
  const button = (action: string, word: Parameters<typeof say>[0], onClick: () => unknown, isGold = false) => (
    <button type="button" className={isGold ? 'sh-btn sh-btn-gold' : 'sh-btn'} data-action={action} onClick={onClick}>
      {say(word)}
    </button>
  );
  return (
    <div className="mt-3 flex flex-wrap gap-2" data-tie={blocked ? 'blocked' : tie}>
      {blocked && button('unblock', 'friends.unblock', unblock)}
      {!blocked && tie === 'none' && button('ask', 'friends.add', () => deed(clubApi.askFriend({ person })), true)}
      {!blocked &&
        tie === 'asks' &&
        button('accept', 'friends.accept', () => deed(clubApi.answerFriend(person, true)), true)}
      {!blocked &&
        tie === 'asked' &&
        button('take-back', 'friends.take-back', () => deed(clubApi.removeFriend(person)))}
      {!blocked && tie === 'friend' && button('invite', 'friends.invite', () => open('invite'), true)}
      {!blocked && tie === 'friend' && button('remove', 'friends.remove', () => deed(clubApi.removeFriend(person)))}
      {!blocked && button('block', 'friends.block', () => open('block'))}
      <InviteDialog whom={dialog === 'invite' ? whom : null} onClose={() => open(null)} />
      <BlockDialog whom={dialog === 'block' ? whom : null} onDone={onChange} onClose={() => open(null)} />
    </div>
  );
};
