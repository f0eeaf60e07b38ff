import type { DiceVerdict } from '@majlis/kernel/dice';
import { matchOf } from '@majlis/table';
import { useState } from 'react';
import { Icon } from '@/scene/Icon.tsx';
import type { Played } from '@/store/open.ts';
import { useSeen } from '@/store/use-seen.ts';
import { useSay } from '@/words/say.ts';

type State = 'idle' | 'running' | DiceVerdict;

/** The verified deal: the seal that was shown before, and the sums done again on this device. */
export const Fair = ({ played }: { readonly played: Played }) => {
  const say = useSay();
  const match = useSeen(played.store, seen => seen.match);
  const [state, setState] = useState<State>('idle');
  if (!match) return null;
  const check = async () => {
    setState('running');
    setState(await played.check(matchOf(match)).catch(() => ({ ok: false, checks: [] })));
  };
  const n = typeof state === 'object' ? state.checks.filter(({ ok }) => ok === state.ok).length : 0;
  return (
    <div className="tb-fair" data-fair={typeof state === 'object' ? (state.ok ? 'ok' : 'bad') : state}>
      <button type="button" className="tb-quiet" onClick={check} disabled={state === 'running'}>
        <Icon name="shield" size={16} /> {say('table.verified')} <code dir="ltr">{match.commitment.slice(0, 8)}</code>
      </button>
      <span role="status">
        {state === 'running' && say('fair.running')}
        {typeof state === 'object' && say(state.ok ? 'fair.ok' : 'fair.bad', { n })}
      </span>
    </div>
  );
};
