import { type FormEvent, Suspense } from 'react';
import { clubApi } from '@/club/api.ts';
import { profilePath } from '@/club/paths.ts';
import { Dialog } from '@/shell/Dialog.tsx';
import { useMe } from '@/shell/me.ts';
import { QrCode } from '@/shell/QrCode.tsx';
import { notify } from '@/store/notice.ts';
import { sayReason, useSay } from '@/words/say.ts';

interface AddProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** My own page, for somebody who looks at this screen. */
export const OwnCode = () => {
  const say = useSay();
  const username = useMe(({ me }) => me?.username);
  if (!username) return null;
  return (
    <figure className="grid justify-items-center gap-2 text-center">
      <Suspense fallback={<span className="sh-qr" />}>
        <QrCode text={new URL(profilePath(username), location.origin).href} label={say('friends.own-code')} />
      </Suspense>
      <figcaption>
        {say('friends.own-code') + say('app.separator')}
        <bdi dir="ltr">@{username}</bdi>
      </figcaption>
    </figure>
  );
};

/** FRI-03  A friend by name, or by the code of one's own page. */
export const AddDialog = ({ open, onClose, onAsked }: AddProps) => {
  const say = useSay();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const username = String(new FormData(event.currentTarget).get('username')).trim();
    const answer = await clubApi.askFriend({ username });
    if (!answer.ok) return notify(sayReason(answer.reason === 'not-found' ? 'nobody-called' : answer.reason));
    notify(say(answer.value.tie === 'friend' ? 'friends.now-friends' : 'friends.asked'));
    onClose();
    onAsked();
  };
  return (
    <Dialog title={say('friends.add')} open={open} onClose={onClose}>
      <form className="sh-form" onSubmit={submit}>
        <label className="sh-field">
          {say('me.username')}
          <input name="username" dir="ltr" required minLength={3} maxLength={24} pattern="[A-Za-z0-9_.]+" />
        </label>
        <button type="submit" className="sh-btn sh-btn-gold">
          {say('friends.ask')}
        </button>
      </form>
      <OwnCode />
    </Dialog>
  );
};
