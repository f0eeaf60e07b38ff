import { Call } from '@/table/Call.tsx';
import { Modal } from '@/table/Modal.tsx';
import { say } from '@/words/say.ts';

const KEYS = [
  ['← →', 'cards'],
  ['Enter', 'play'],
  ['Esc', 'down'],
  ['1–9', 'pick'],
  ['S H D C', 'suit'],
  ['V', 'vote'],
  ['F', 'bots'],
  ['+ −', 'bid'],
  ['B', 'say-bid'],
  ['X', 'pass'],
  ['R', 'redeal'],
  ['P', 'peek'],
  ['J', 'jump'],
  ['G', 'next'],
  ['L', 'last'],
  ['W', 'hand'],
  ['T', 'trick'],
  ['N', 'score'],
  ['K', 'time'],
  ['M', 'mute'],
  ['?', 'help'],
] as const;

/** KEY-01  What every key does. */
export const KeysHelp = ({ onClose }: { readonly onClose: () => void }) => (
  <Modal name="keys" title={say('turup.keys-title')} onClose={onClose}>
    <dl className="tb-keys">
      {KEYS.map(([key, does]) => (
        <div key={does}>
          <dt>
            <kbd dir="ltr">{key}</kbd>
          </dt>
          <dd>{say(`turup.keys.${does}`)}</dd>
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
