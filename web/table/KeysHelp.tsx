import { Call } from '@/table/Call.tsx';
import { Modal } from '@/table/Modal.tsx';
import { say } from '@/words/say.ts';

interface KeysHelpProps {
  /** Each key, and in words what it does. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly onClose: () => void;
}

/** KEY-01  What every key does. */
export const KeysHelp = ({ keys, onClose }: KeysHelpProps) => (
  <Modal name="keys" title={say('table.keys-title')} onClose={onClose}>
    <dl className="tb-keys">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd dir="ltr">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <div className="tb-buttons">
      <Call id="close" tone="gold" onPress={onClose}>
        {say('app.close')}
      </Call>
    </div>
  </Modal>
);
