import { ACCOUNT_ANSWERS } from '@majlis/protocol/account';
import { type FormEvent, useState } from 'react';
import { asked } from '@/shell/api.ts';
import { Codes } from '@/shell/Codes.tsx';
import { notify } from '@/store/notice.ts';
import { sayReason, useSay } from '@/words/say.ts';

/** ACC-03  New ways back for whoever knows the password; those of before open nothing any more. */
export const RecoveryCodes = () => {
  const say = useSay();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const answer = await asked(ACCOUNT_ANSWERS.codes, '/api/recovery', { password });
    if (answer.ok) setCodes(answer.value.codes);
    else notify(sayReason(answer.reason));
  };
  if (codes) return <Codes codes={codes} onKept={() => setCodes(null)} />;
  return (
    <section className="sh-panel" aria-labelledby="recovery">
      <h2 id="recovery">{say('account.codes')}</h2>
      <p className="sh-quiet">{say('account.codes-why')}</p>
      <form className="sh-form" onSubmit={make}>
        <label className="sh-field">
          {say('me.password')}
          <input name="password" type="password" dir="ltr" required maxLength={128} autoComplete="current-password" />
        </label>
        <button type="submit" className="sh-btn" data-action="new-codes">
          {say('account.codes-new')}
        </button>
      </form>
    </section>
  );
};
