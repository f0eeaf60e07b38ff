import { useState } from 'react';
import { Icon } from '@/scene/Icon.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import type { Seen } from '@/store/seen.ts';
import { Call } from '@/table/Call.tsx';
import { say } from '@/words/say.ts';

interface EndButtonsProps {
  readonly seen: Seen;
  /** null: only looking on. */
  readonly seat: number | null;
  readonly played: Played;
  readonly chrome: TableChrome;
}

/** Again in the same seats; the host may also give everybody another partner. */
const Rematch = ({ seen, seat, played: { store } }: EndButtonsProps & { readonly seat: number }) => {
  const [keep, setKeep] = useState(true);
  const chairs = seen.table?.chairs ?? [];
  const host = seen.me !== null && seen.table?.host === seen.me.id;
  const ready = chairs[seat]?.ready ?? false;
  const again = () => {
    const [next, after] = [(seat + 1) % chairs.length, (seat + 2) % chairs.length];
    if (!keep && host) store.ask({ kind: 'swap', seats: [next, after] });
    store.ask({ kind: 'ready', ready: true });
  };
  return (
    <>
      <Call id="rematch" tone="gold" pressed={ready} onPress={again}>
        {say(ready ? 'table.rematch-waits' : 'table.rematch')}
      </Call>
      <Call
        id="keep-partner"
        pressed={keep}
        why={host ? undefined : say('table.keep-partner-host')}
        onPress={() => setKeep(!keep)}
      >
        {keep && <Icon name="tick" size={16} />} {say('table.keep-partner')}
      </Call>
    </>
  );
};

/** SCO-05  What one may do when a match is over. */
export const EndButtons = (props: EndButtonsProps) => {
  const { seat, seen, chrome } = props;
  const table = seen.table?.phase === 'lobby' && seat !== null ? seen.table : null;
  const isShort = table?.chairs.some(({ sitter }) => !sitter);
  return (
    <div className="tb-end-buttons">
      {chrome.onQueue && seat !== null && (
        <Call id="queue" tone="gold" onPress={chrome.onQueue}>
          {say('table.new-match')}
        </Call>
      )}
      {chrome.onDaily && (
        <Call id="daily" tone="gold" onPress={chrome.onDaily}>
          {say('table.daily')}
        </Call>
      )}
      {table && seat !== null && !isShort && !chrome.onQueue && !chrome.onDaily && <Rematch {...props} seat={seat} />}
      {isShort && !chrome.onQueue && (
        <Call id="room" tone="gold" onPress={chrome.onRoom}>
          {say('table.to-room')}
        </Call>
      )}
      {!chrome.onDaily && (
        <Call id="share" onPress={chrome.onShare}>
          {say('room.share')}
        </Call>
      )}
      <Call id="lobby" onPress={chrome.onLobby}>
        {say('table.to-lobby')}
      </Call>
    </div>
  );
};
