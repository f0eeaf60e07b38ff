import { isSunShut } from '@majlis/baloot/for-web';
import { sideOf } from '@majlis/kernel';
import type { BalootActions } from '@/baloot/actions.ts';
import { raiseWord } from '@/baloot/phrases.ts';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import { offered } from '@/table/actions.ts';
import { Call } from '@/table/Call.tsx';
import { say } from '@/words/say.ts';

/** BID-07  The one step that is open, open or locked; or the buyer's word on it. */
export const RaisePanel = ({ actions: { model, act } }: { readonly actions: BalootActions }) => {
  const raises = offered(model, 'raise');
  const choices = offered(model, 'choose');
  if (model.offers.length === 0) return null;
  return (
    <>
      {raises.map(raise => (
        <Call
          key={raise.manner}
          id={raise.manner === 'locked' ? `${raise.raise}-locked` : raise.raise}
          tone={raise.manner === 'locked' ? 'sun' : 'gold'}
          onPress={() => act(raise)}
        >
          {raiseWord(raise.raise, raise.manner === 'locked')}
        </Call>
      ))}
      {choices.map(choice => (
        <Call key={choice.manner} id={choice.manner} tone="gold" onPress={() => act(choice)}>
          {say(`baloot.${choice.manner}`)}
        </Call>
      ))}
      {choices.length === 0 && (
        <Call id="pass" tone="ghost" onPress={() => act({ kind: 'pass' })}>
          {say('baloot.no-raise')}
        </Call>
      )}
    </>
  );
};

/** A Sun that the scores shut: until the first card its opponents see why there is no Double. */
export const isFirewalled = ({ state, me, seated }: BalootViewModel): boolean =>
  seated &&
  state.phase.kind === 'playing' &&
  state.tricks.length + state.trick.length === 0 &&
  state.contract !== null &&
  sideOf(state.contract.buyer) !== sideOf(me) &&
  isSunShut(state);

export const FirewallNote = ({ actions: { tell } }: { readonly actions: BalootActions }) => (
  <Call id="double" tone="ghost" why={say('baloot.sun-shut')} onPress={() => {}} onWhy={tell}>
    {say('baloot.raise.double')}
  </Call>
);
