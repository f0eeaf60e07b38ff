import { CLOSE, type ClientMessage, parseServer } from '@majlis/protocol';
import { backoff } from '@/store/backoff.ts';
import type { Connect, Parting } from '@/store/wire.ts';

/** A ping comes every 5 s: silence for longer than this is a dead line, whatever the socket believes. */
const DEAD_MS = 12_000;

const PARTINGS: { readonly [code: number]: Parting } = {
  [CLOSE.elsewhere]: 'elsewhere',
  [CLOSE['no-such-table']]: 'no-such-table',
  [CLOSE.full]: 'full',
  [CLOSE['signed-out']]: 'signed-out',
  [CLOSE.damaged]: 'damaged',
  [CLOSE.sealed]: 'sealed',
  [CLOSE.garbled]: 'garbled',
  [CLOSE['bad-message']]: 'outdated',
};

export interface LineDeps {
  /** `lobby`, or a table's id. */
  readonly place: string;
  /** null: none to be had now. */
  ticket(): Promise<string | null>;
  random(): number;
}

/** A socket to the house that comes back by itself: with full jitter on every try, and not after a parting. */
export const socketTo =
  ({ place, ticket, random }: LineDeps): Connect =>
  ear => {
    let socket: WebSocket | null = null;
    let kept: string | null = null;
    let tries = 0;
    let within: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    let over = false;

    const open = async (): Promise<void> => {
      clearTimeout(timer);
      const mine = kept ?? (await ticket());
      kept = null;
      if (over) return;
      if (mine === null) {
        again();
        return;
      }
      const next = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
      socket = next;
      next.onopen = () => {
        ear.opened();
        next.send(JSON.stringify({ kind: 'hello', ticket: mine, place } satisfies ClientMessage));
      };
      next.onmessage = ({ data }) => heard(next, String(data));
      next.onclose = ({ code }) => closed(next, code);
      alive();
    };

    const heard = (from: WebSocket, text: string): void => {
      if (from !== socket) return;
      const message = parseServer(text);
      if (!message) {
        part('outdated');
        return;
      }
      tries = 0;
      alive();
      if (message.kind === 'hello') kept = message.ticket;
      if (message.kind === 'restarting') within = message.withinMs;
      ear.heard(message);
    };

    const closed = (from: WebSocket, code: number): void => {
      if (from !== socket || over) return;
      socket = null;
      clearTimeout(watchdog);
      const why = PARTINGS[code];
      if (why) part(why);
      else {
        ear.lost();
        again();
      }
    };

    const part = (why: Parting): void => {
      drop();
      ear.parted(why);
    };

    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(open, within === null ? backoff(tries++, random) : random() * within);
      within = null;
    };

    const drop = (): void => {
      clearTimeout(timer);
      clearTimeout(watchdog);
      const old = socket;
      socket = null;
      old?.close();
    };

    const alive = (): void => {
      clearTimeout(watchdog);
      watchdog = setTimeout(broken, DEAD_MS);
    };

    const broken = (): void => {
      drop();
      ear.lost();
      again();
    };

    const reconnect = (): void => {
      drop();
      void open();
    };

    const unwatch = watchNetwork(broken, () => socket === null && !over && reconnect());
    void open();
    return {
      send: message => {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      reconnect,
      close: () => {
        over = true;
        unwatch();
        drop();
      },
    };
  };

/** The device often knows before the socket does. */
const watchNetwork = (broken: () => void, back: () => void): (() => void) => {
  window.addEventListener('offline', broken);
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('offline', broken);
    window.removeEventListener('online', back);
  };
};
