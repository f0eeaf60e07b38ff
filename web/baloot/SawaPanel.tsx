import { isRefusalGood } from '@majlis/baloot/for-web';
import type { BalootActions } from '@/baloot/actions.ts';
import { offered } from '@/table/actions.ts';
import { Call } from '@/table/Call.tsx';
import { Countdown } from '@/table/Countdown.tsx';
import { Modal } from '@/table/Modal.tsx';
import { say } from '@/words/say.ts';

/** SAWA-02, SAWA-05  Accept or refuse; where the rule asks for a master card, only with one. */
export const SawaVote = ({ actions: { model, store, act, tell } }: { readonly actions: BalootActions }) => {
  const { state, me, seen } = model;
  if (offered(model, 'accept').length === 0) return null;
  const free = isRefusalGood(state, me);
  return (
    <>
      <Countdown store={store} clock={seen.clocks.find(({ on }) => on === me)} />
      <Call id="accept" tone="gold" onPress={() => act({ kind: 'accept' })}>
        {say('baloot.accept')}
      </Call>
      <Call
        id="refuse"
        tone="ghost"
        why={free ? undefined : say('baloot.needs-master')}
        onPress={() => act({ kind: 'refuse' })}
        onWhy={tell}
      >
        {say('baloot.refuse')}
      </Call>
    </>
  );
};

interface SawaConfirmProps {
  readonly actions: BalootActions;
  readonly onClose: () => void;
}

/** SAWA-01  A claim cannot be taken back: it is asked for twice. */
export const SawaConfirm = ({ actions: { model, act }, onClose }: SawaConfirmProps) => {
  const { options } = model.state;
  const claim = () => {
    act({ kind: 'sawa' });
    onClose();
  };
  return (
    <Modal name="sawa" title={say('baloot.sawa-title')} onClose={onClose}>
      <p>{say(options.sawaMode === 'verified' ? 'baloot.sawa-verified' : 'baloot.sawa-cost')}</p>
      <div className="tb-buttons">
        <Call id="sawa-yes" tone="gold" onPress={claim}>
          {say('baloot.sawa-yes')}
        </Call>
        <Call id="sawa-no" tone="ghost" onPress={onClose}>
          {say('app.cancel')}
        </Call>
      </div>
    </Modal>
  );
};
