import type { FinishedMatch, Me } from '@majlis/protocol';
import { cleanName } from '@majlis/protocol';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Face } from '@/avatar/Face.tsx';
import { Name } from '@/names/Name.tsx';
import { AvatarDialog } from '@/shell/AvatarDialog.tsx';
import { report } from '@/shell/answered.ts';
import { Dialog } from '@/shell/Dialog.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { useHouse } from '@/shell/house.ts';
import { MatchName } from '@/shell/MatchName.tsx';
import { enter, metMe, useMe, wear } from '@/shell/me.ts';
import { notify } from '@/store/notice.ts';
import { wordsOf } from '@/words/load.ts';
import { sayReason, useSay } from '@/words/say.ts';

/** Only where the server can be reached, so they are not kept for later. */
const withWords = async <T,>(page: Promise<T>): Promise<T> => (await Promise.all([page, wordsOf('account')]))[0];
const GuestAccount = lazy(async () => ({
  default: (await withWords(import('@/shell/GuestAccount.tsx'))).GuestAccount,
}));
const Safety = lazy(async () => ({ default: (await withWords(import('@/shell/Safety.tsx'))).Safety }));

const NameForm = () => {
  const say = useSay();
  const { api } = useHouse();
  const { me, name: kept } = useMe();
  const [name, setName] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const clean = cleanName(name ?? kept);
    if (clean === undefined) return notify(sayReason('bad-name'));
    const answer = me ? metMe(await api.rename(clean)) : await enter(api, clean);
    if (!answer.ok && answer.reason === 'offline') useMe.setState({ name: clean });
    report(answer, say('me.saved'));
  };
  return (
    <form className="sh-form" onSubmit={submit}>
      <label className="sh-field">
        {say('me.name')}
        <input
          dir="auto"
          maxLength={40}
          value={name ?? me?.name ?? kept}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="sh-btn sh-btn-gold">
        {say('me.save')}
      </button>
    </form>
  );
};

const LATEST = 5;

/** The latest ones, and the way to all of them. */
const Matches = () => {
  const say = useSay();
  const { api } = useHouse();
  const [matches, setMatches] = useState<readonly FinishedMatch[]>([]);
  useEffect(() => {
    api.matches().then(answer => answer.ok && setMatches(answer.value));
  }, [api]);
  return (
    <section className="sh-panel" aria-labelledby="matches">
      <h2 id="matches">{say('me.matches')}</h2>
      {matches.length === 0 && <p className="sh-quiet">{say('fair.no-matches')}</p>}
      <ul className="sh-matches">
        {matches.slice(0, LATEST).map(match => (
          <li key={match.id}>
            <MatchName match={match} />
            <Link href={`/m/${match.id}`} className="sh-btn">
              {say('me.match-review')}
            </Link>
          </li>
        ))}
      </ul>
      <Link href="/me/matches" className="sh-btn sh-wide" data-action="all-matches">
        {say('me.matches')}
      </Link>
    </section>
  );
};

/** A file made here, from what the house answered. */
const download = (value: unknown): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'majlis.json' });
  link.click();
  URL.revokeObjectURL(url);
};

const Deletion = ({ me, open, onClose }: { readonly me: Me; readonly open: boolean; readonly onClose: () => void }) => {
  const say = useSay();
  const { api } = useHouse();
  const remove = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    const answer = await api.remove(password === null ? undefined : String(password));
    report(answer, say('me.deleted'));
    if (answer.ok) useMe.setState({ me: null, name: '' });
    onClose();
  };
  return (
    <Dialog title={say('me.delete')} open={open} onClose={onClose}>
      <form className="sh-form" onSubmit={remove}>
        <p>{say('me.delete-sure')}</p>
        {me.kind === 'account' && (
          <label className="sh-field">
            {say('me.password')}
            <input name="password" type="password" dir="ltr" required autoComplete="current-password" />
          </label>
        )}
        <button type="submit" className="sh-btn sh-btn-bad">
          {say('me.delete')}
        </button>
      </form>
    </Dialog>
  );
};

const Data = ({ me }: { readonly me: Me }) => {
  const say = useSay();
  const { api } = useHouse();
  const [deleting, askDelete] = useState(false);
  const fetchAll = async (): Promise<void> => {
    const answer = await api.exported();
    if (answer.ok) download(answer.value);
    else notify(sayReason(answer.reason));
  };
  const out = async (): Promise<void> => {
    const answer = await api.signOut();
    if (answer.ok) useMe.setState({ me: null });
    else notify(sayReason(answer.reason));
  };
  const unblock = async (person: string): Promise<void> =>
    report(metMe(await api.regard({ person, regard: 'plain' })), say('me.saved'));
  return (
    <section className="sh-panel" aria-labelledby="data">
      <h2 id="data">{say('me.data')}</h2>
      {me.blocked.length > 0 && <h3>{say('me.blocked')}</h3>}
      <ul className="sh-matches">
        {me.blocked.map(person => (
          <li key={person}>
            <Name>{person}</Name>
            <button type="button" className="sh-btn" onClick={() => unblock(person)}>
              {say('me.unblock')}
            </button>
          </li>
        ))}
      </ul>
      <div className="sh-menu">
        <button type="button" className="sh-btn" onClick={fetchAll}>
          {say('me.export')}
        </button>
        {me.kind === 'account' && (
          <button type="button" className="sh-btn" onClick={out}>
            {say('me.sign-out')}
          </button>
        )}
        <button type="button" className="sh-btn sh-btn-bad" onClick={() => askDelete(true)}>
          {say('me.delete')}
        </button>
      </div>
      <Deletion me={me} open={deleting} onClose={() => askDelete(false)} />
    </section>
  );
};

/** What I look like, and the way to change it. */
const Looks = () => {
  const say = useSay();
  const { api } = useHouse();
  const avatar = useMe(state => state.avatar);
  const [choosing, choose] = useState(false);
  const put = async (next: string): Promise<void> => {
    choose(false);
    const answer = await wear(api, next);
    notify(answer.ok || answer.reason === 'offline' ? say('me.saved') : sayReason(answer.reason));
  };
  return (
    <>
      <button type="button" className="sh-looks" onClick={() => choose(true)}>
        <Face avatar={avatar} />
        <span className="sh-btn">{say('avatar.change')}</span>
      </button>
      <AvatarDialog open={choosing} worn={avatar} onWear={put} onClose={() => choose(false)} />
    </>
  );
};

export const MePage = () => {
  const say = useSay();
  const { me, reached } = useMe();
  const isAccount = me?.kind === 'account';
  return (
    <Frame title={say('me.title')}>
      <section className="sh-panel sh-me" aria-label={say('me.name')}>
        <Looks />
        <p className="sh-quiet">{isAccount ? say('me.account', { username: me.username ?? '' }) : say('me.guest')}</p>
        <NameForm />
        <div className="sh-pair sh-wide">
          {isAccount && (
            <Link href={`/u/${me.username}`} className="sh-btn" data-action="profile">
              {say('me.profile')}
            </Link>
          )}
          <Link href="/fair" className="sh-btn">
            {say('nav.fair')}
          </Link>
        </div>
      </section>
      {!reached && <p className="sh-quiet">{say('me.needs-house')}</p>}
      <Suspense>
        {!isAccount && reached && <GuestAccount />}
        {isAccount && reached && <Safety />}
        {me && <Matches />}
        {me && <Data me={me} />}
      </Suspense>
    </Frame>
  );
};
