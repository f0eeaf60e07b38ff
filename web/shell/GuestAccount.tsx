import { ACCOUNT_ANSWERS } from '@majlis/protocol/account';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { report } from '@/shell/answered.ts';
import { asked, type HouseAnswer } from '@/shell/api.ts';
import { Codes } from '@/shell/Codes.tsx';
import { useHouse } from '@/shell/house.ts';
import { cameBack, enter, metMe, useMe } from '@/shell/me.ts';
import { enterByPasskey, hasPasskeys } from '@/shell/passkey.ts';
import { Recover } from '@/shell/Recover.tsx';
import { useSay } from '@/words/say.ts';

interface CredentialsProps {
  readonly fresh: boolean;
  readonly onSend: (username: string, password: string) => void;
}

const Credentials = ({ fresh, onSend }: CredentialsProps) => {
  const say = useSay();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSend(String(data.get('username')), String(data.get('password')));
  };
  return (
    <form className="sh-form" onSubmit={submit}>
      <label className="sh-field">
        {say('me.username')}
        <input
          name="username"
          dir="ltr"
          required
          minLength={3}
          maxLength={24}
          pattern="[A-Za-z0-9_.]+"
          autoComplete="username"
        />
      </label>
      <label className="sh-field">
        {say('me.password')}
        <input
          name="password"
          type="password"
          dir="ltr"
          required
          minLength={8}
          maxLength={128}
          autoComplete={fresh ? 'new-password' : 'current-password'}
        />
        {fresh && <small>{say('me.password-why')}</small>}
      </label>
      <button type="submit" className="sh-btn sh-btn-gold">
        {say(fresh ? 'me.create' : 'me.sign-in')}
      </button>
    </form>
  );
};

/** Whoever came here for the sake of an account goes back to what it was for. */
const backTo = (): string | undefined => {
  const path = new URLSearchParams(location.search).get('back');
  return path !== null && /^\/(friends|play\/people(\/[a-z]+)?)$/.test(path) ? path : undefined;
};

/** The account is there; who made it sees the codes before anything else. */
interface Kept {
  readonly codes: readonly string[];
  readonly finish: () => void;
}

/** For whoever is a guest: a name that stays, or the one they have already. */
export const GuestAccount = () => {
  const say = useSay();
  const { api } = useHouse();
  const [, go] = useLocation();
  const [kept, setKept] = useState<Kept | null>(null);
  const done = (answer: HouseAnswer<unknown>): void => {
    report(answer, say('me.saved'));
    const path = answer.ok ? backTo() : undefined;
    if (path !== undefined) go(path);
  };
  const become = async (username: string, password: string): Promise<void> => {
    const known = useMe.getState().me ? undefined : await enter(api);
    const answer = known && !known.ok ? known : await api.account({ username, password });
    const codes = answer.ok ? await asked(ACCOUNT_ANSWERS.codes, '/api/recovery', { password }) : undefined;
    const finish = (): void => done(metMe(answer));
    if (codes?.ok) setKept({ codes: codes.value.codes, finish });
    else finish();
  };
  const back = async (username: string, password: string): Promise<void> =>
    done(cameBack(await api.signIn({ username, password })));
  if (kept) return <Codes codes={kept.codes} onKept={kept.finish} />;
  return (
    <>
      <section className="sh-panel" aria-labelledby="keep">
        <h2 id="keep">{say('me.keep')}</h2>
        <p className="sh-quiet">{say('me.keep-why')}</p>
        <Credentials fresh onSend={become} />
      </section>
      <section className="sh-panel" aria-labelledby="enter">
        <h2 id="enter">{say('me.sign-in-why')}</h2>
        <Credentials fresh={false} onSend={back} />
        {hasPasskeys() && (
          <button
            type="button"
            className="sh-btn sh-wide"
            data-action="passkey"
            onClick={async () => done(cameBack(await enterByPasskey()))}
          >
            {say('account.passkey-enter')}
          </button>
        )}
        <Recover onBack={answer => done(cameBack(answer))} />
      </section>
    </>
  );
};
