import { Call } from '@/table/Call.tsx';
import { Modal } from '@/table/Modal.tsx';
import { say } from '@/words/say.ts';

const KEYS = [
  ['← ↑ ↓ →', 'walk'],
  ['Enter', 'choose'],
  ['Esc', 'down'],
  ['D', 'draw'],
  ['P', 'pile'],
  ['A', 'lay'],
  ['R', 'new'],
  ['G', 'merge'],
  ['X', 'discard'],
  ['U', 'undo'],
  ['O', 'open'],
  ['S', 'sort'],
  ['C', 'hand'],
  ['T', 'table'],
  ['N', 'lock'],
  ['K', 'time'],
  ['M', 'mute'],
  ['?', 'help'],
] as const;

/** What every key does. */
export const KeysHelp = ({ onClose }: { readonly onClose: () => void }) => (
  <Modal name="keys" title={say('dhappa.keys-title')} onClose={onClose}>
    <dl className="tb-keys">
      {KEYS.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd dir="ltr">{key}</kbd>
          </dt>
          <dd>{say(`dhappa.keys.${does}`)}</dd>
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
