import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useMe } from '@/shell/me.ts';
import { useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';

const KEY = 'majlis-guest-matches';
/** After so many matches a guest is told once. */
const TOLD_AFTER = 3;

/** The matches that this guest has finished here, up to the one that is told after. */
const counted = (match: string): readonly string[] => {
  const before = (localStorage.getItem(KEY) ?? '').split(' ').filter(id => id !== '');
  if (before.includes(match) || before.length >= TOLD_AFTER) return before;
  const now = [...before, match];
  localStorage.setItem(KEY, now.join(' '));
  return now;
};

/** ACC-05  Once, under the result of a guest's third match: an account keeps their games. */
export const KeepGames = ({ match }: { readonly match: string }) => {
  const say = useSay();
  const ready = usePart('account');
  const isGuest = useMe(({ me }) => me?.kind === 'guest');
  const [isTold, tell] = useState(false);
  useEffect(() => {
    if (isGuest) tell(counted(match).indexOf(match) === TOLD_AFTER - 1);
  }, [isGuest, match]);
  if (!ready || !isTold) return null;
  return (
    <aside className="sh-panel" data-keep-games>
      <p>{say('account.keep-games')}</p>
      <div className="sh-pair">
        <Link href="/me" className="sh-btn sh-btn-gold">
          {say('me.create')}
        </Link>
        <button type="button" className="sh-btn" data-action="later" onClick={() => tell(false)}>
          {say('account.later')}
        </button>
      </div>
    </aside>
  );
};
