import type { ReactNode } from 'react';
import { sayReason, useSay } from '@/words/say.ts';

/** A panel whose rows are on their way: as high as they will be. */
export const Awaited = () => {
  const say = useSay();
  return (
    <div className="grid gap-2" aria-busy="true" role="status">
      <span className="sh-unseen">{say('app.loading')}</span>
      {[0, 1, 2].map(n => (
        <div key={n} className="h-14 rounded-3 bg-panel" />
      ))}
    </div>
  );
};

/** One sentence, and another try. */
export const Failed = ({ reason, onAgain }: { readonly reason: string; readonly onAgain: () => void }) => {
  const say = useSay();
  return (
    <div className="sh-panel grid justify-items-start gap-3" role="alert" data-refused={reason}>
      <p>{sayReason(reason)}</p>
      <button type="button" className="sh-btn" onClick={onAgain}>
        {say('app.retry')}
      </button>
    </div>
  );
};

/** Nothing to show yet, with a drawing and what to do about it. */
export const Empty = ({ scene, children }: { readonly scene: string; readonly children: ReactNode }) => (
  <div className="sh-panel grid justify-items-center gap-3 text-center">
    <img src={scene} alt="" width={240} height={160} />
    {children}
  </div>
);
