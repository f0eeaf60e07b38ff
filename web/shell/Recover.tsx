import { ANSWERS, type Me } from '@majlis/protocol';
import { type FormEvent, useState } from 'react';
import { asked, type HouseAnswer } from '@/shell/api.ts';
import { useSay } from '@/words/say.ts';

/** ACC-04  Whoever has lost the password comes back by a code, and chooses another one. */
export const Recover = ({ onBack }: { readonly onBack: (answer: HouseAnswer<Me>) => void }) => {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [username, code, next] = ['username', 'code', 'next'].map(name => String(data.get(name)));
    onBack(await asked(ANSWERS.me, '/api/recover', { username, code, next }));
  };
  if (!open)
    return (
      <button type="button" className="sh-btn sh-wide" data-action="lost" onClick={() => setOpen(true)}>
        {say('account.lost')}
      </button>
    );
  return (
    <form className="sh-form" onSubmit={send} aria-label={say('account.lost')}>
      <label className="sh-field">
        {say('me.username')}
        <input name="username" dir="ltr" required maxLength={24} pattern="[A-Za-z0-9_.]+" autoComplete="username" />
      </label>
      <label className="sh-field">
        {say('account.code')}
        <input name="code" dir="ltr" required maxLength={40} autoComplete="off" />
      </label>
      <label className="sh-field">
        {say('me.password-next')}
        <input
          name="next"
          type="password"
          dir="ltr"
          required
          minLength={8}
          maxLength={128}
          autoComplete="new-password"
        />
        <small>{say('me.password-why')}</small>
      </label>
      <button type="submit" className="sh-btn sh-btn-gold" data-action="recover">
        {say('account.recover')}
      </button>
    </form>
  );
};
