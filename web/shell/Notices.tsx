import { useEffect, useState } from 'react';
import { useUpdate } from '@/shell/update.ts';
import { useNotice } from '@/store/notice.ts';
import { useSay } from '@/words/say.ts';

const SHOWN_MS = 4_000;

const Passing = () => {
  const { text, n } = useNotice();
  const [hidden, hide] = useState(0);
  useEffect(() => {
    if (n === 0) return;
    const timer = setTimeout(() => hide(n), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [n]);
  return (
    <p className="sh-notice" role="status" data-shown={n > hidden}>
      {n > hidden ? text : ''}
    </p>
  );
};

/** A new version is offered between games, never in a round. */
const Renewal = () => {
  const say = useSay();
  const { renew, betweenGames } = useUpdate();
  const [later, setLater] = useState(false);
  if (!renew || !betweenGames || later) return null;
  return (
    <aside className="sh-update" aria-label={say('update.ready')}>
      <p>{say('update.ready')}</p>
      <button type="button" className="sh-btn sh-btn-gold" onClick={renew}>
        {say('update.now')}
      </button>
      <button type="button" className="sh-btn" onClick={() => setLater(true)}>
        {say('update.later')}
      </button>
    </aside>
  );
};

/** What may appear over any page. */
export const Notices = () => (
  <div className="sh-notices">
    <Renewal />
    <Passing />
  </div>
);
