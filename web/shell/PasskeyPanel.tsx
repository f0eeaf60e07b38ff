import { ACCOUNT_ANSWERS } from '@majlis/protocol/account';
import type { FormEvent } from 'react';
import { report } from '@/shell/answered.ts';
import { asked } from '@/shell/api.ts';
import { addPasskey, hasPasskeys } from '@/shell/passkey.ts';
import { useSay } from '@/words/say.ts';

/** ACC-06  This device opens the account from now on, with a finger or a glance. */
export const PasskeyPanel = () => {
  const say = useSay();
  if (!hasPasskeys()) return null;
  const add = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = await addPasskey(String(new FormData(form).get('password')));
    if (answer.ok) form.reset();
    report(answer, say('account.passkey-added'));
  };
  const remove = async (): Promise<void> =>
    report(await asked(ACCOUNT_ANSWERS.passkeys, '/api/passkey/remove', {}), say('account.passkey-removed'));
  return (
    <section className="sh-panel" aria-labelledby="passkeys">
      <h2 id="passkeys">{say('account.passkeys')}</h2>
      <p className="sh-quiet">{say('account.passkeys-why')}</p>
      <form className="sh-form" onSubmit={add}>
        <label className="sh-field">
          {say('me.password')}
          <input name="password" type="password" dir="ltr" required maxLength={128} autoComplete="current-password" />
        </label>
        <button type="submit" className="sh-btn" data-action="add-passkey">
          {say('account.passkey-add')}
        </button>
      </form>
      <div className="sh-menu">
        <button type="button" className="sh-btn" data-action="remove-passkeys" onClick={remove}>
          {say('account.passkey-remove')}
        </button>
      </div>
    </section>
  );
};
