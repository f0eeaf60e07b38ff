import { type FormEvent, useId } from 'react';
import { useHouse } from '@/shell/house.ts';
import { metMe } from '@/shell/me.ts';
import { PasskeyPanel } from '@/shell/PasskeyPanel.tsx';
import { RecoveryCodes } from '@/shell/RecoveryCodes.tsx';
import { notify } from '@/store/notice.ts';
import { sayReason, useSay } from '@/words/say.ts';

interface FieldProps {
  readonly name: 'password' | 'next';
  readonly label: string;
  readonly why?: string;
}

const Password = ({ name, label, why }: FieldProps) => (
  <label className="sh-field">
    {label}
    <input
      name={name}
      type="password"
      dir="ltr"
      required
      minLength={name === 'next' ? 8 : undefined}
      maxLength={128}
      autoComplete={name === 'next' ? 'new-password' : 'current-password'}
    />
    {why && <small>{why}</small>}
  </label>
);

/** Another password, and nobody else signed in: for an account that somebody else may know. */
export const Safety = () => {
  const say = useSay();
  const id = useId();
  const { api } = useHouse();
  const change = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const answer = metMe(
      await api.setPassword({ password: String(data.get('password')), next: String(data.get('next')) }),
    );
    if (answer.ok) form.reset();
    notify(answer.ok ? say('me.password-changed') : sayReason(answer.reason));
  };
  const endOthers = async (): Promise<void> => {
    const answer = await api.signOutOthers();
    notify(answer.ok ? say('me.others-out') : sayReason(answer.reason));
  };
  return (
    <>
      <section className="sh-panel" aria-labelledby={id}>
        <h2 id={id}>{say('me.safety')}</h2>
        <form className="sh-form" onSubmit={change}>
          <Password name="password" label={say('me.password-now')} />
          <Password name="next" label={say('me.password-next')} why={say('me.password-why')} />
          <button type="submit" className="sh-btn sh-btn-gold">
            {say('me.password-change')}
          </button>
        </form>
        <p className="sh-quiet">{say('me.others-why')}</p>
        <div className="sh-menu">
          <button type="button" className="sh-btn" onClick={endOthers}>
            {say('me.others')}
          </button>
        </div>
      </section>
      <PasskeyPanel />
      <RecoveryCodes />
    </>
  );
};
