import type { ClientMessage, ServerMessage } from '@majlis/protocol';
import { ui } from '@/doubles/ui.ts';
import type { Connect, WireListener } from '@/store/wire.ts';

/** For the test build: the test is the house. `__ui.feed(messages)`, `__ui.sent`, `__ui.lose()`, `__ui.part(why)`. */
export const fed: Connect = (ear: WireListener) => {
  const sent: ClientMessage[] = [];
  /** A test goes back and forth in a match: each of its welcomes is that of a new connection. */
  const said = (message: ServerMessage): void => {
    if (message.kind === 'welcome') ear.opened();
    ear.heard(message);
  };
  Object.assign(ui, {
    sent,
    feed: (messages: readonly ServerMessage[]) => messages.forEach(said),
    lose: ear.lost,
    part: ear.parted,
  });
  return {
    send: message => void sent.push(message),
    reconnect: () => sent.push({ kind: 'missed', you: null, at: 0 }),
    close: () => {},
  };
};
