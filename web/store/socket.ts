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
    let kept: string | null = null;
    let over = false;

    const open = async (): Promise<void> => {
      retry.stop();
      const mine = kept ?? (await ticket());
      kept = null;
      if (over) return;
      if (mine === null) retry.again();
      else socket.open({ kind: 'hello', ticket: mine, place });
    };

    const heard = (text: string): void => {
      const message = parseServer(text);
      if (!message) {
        part('outdated');
        return;
      }
      retry.answered(message.kind === 'restarting' ? message.withinMs : null);
      if (message.kind === 'hello') kept = message.ticket;
      ear.heard(message);
    };

    const part = (why: Parting): void => {
      drop();
      ear.parted(why);
    };

    const broken = (): void => {
      drop();
      ear.lost();
      retry.again();
    };

    const drop = (): void => {
      retry.stop();
      socket.drop();
    };

    const reconnect = (): void => {
      drop();
      void open();
    };

    const retry = retrying(open, random);
    const socket = soleSocket({ opened: ear.opened, heard, parted: part, broken });
    const unwatch = watchNetwork(broken, () => !socket.isThere() && !over && reconnect());
    void open();
    const close = (): void => {
      over = true;
      unwatch();
      drop();
    };
    return { send: socket.send, reconnect, close };
  };

interface SocketListener {
  opened(): void;
  heard(text: string): void;
  parted(why: Parting): void;
  /** It was closed for no reason that was told, or nothing was heard for too long. */
  broken(): void;
}

/** One socket at a time: what an older one still says is not heard. */
const soleSocket = (listener: SocketListener) => {
  let socket: WebSocket | null = null;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const alive = (): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(listener.broken, DEAD_MS);
  };
  return {
    isThere: (): boolean => socket !== null,
    open: (hello: ClientMessage): void => {
      const next = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
      socket = next;
      next.onopen = () => {
        listener.opened();
        next.send(JSON.stringify(hello));
      };
      next.onmessage = ({ data }) => {
        if (next !== socket) return;
        alive();
        listener.heard(String(data));
      };
      next.onclose = ({ code }) => {
        if (next !== socket) return;
        const why = PARTINGS[code];
        if (why) listener.parted(why);
        else listener.broken();
      };
      alive();
    },
    send: (message: ClientMessage): void => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    drop: (): void => {
      clearTimeout(watchdog);
      const old = socket;
      socket = null;
      old?.close();
    },
  };
};

/** When to try again: later and later, or within the time that a house which restarts has named. */
const retrying = (open: () => void, random: () => number) => {
  let tries = 0;
  let within: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    again: (): void => {
      clearTimeout(timer);
      timer = setTimeout(open, within === null ? backoff(tries++, random) : random() * within);
      within = null;
    },
    /** The house is there. */
    answered: (withinMs: number | null): void => {
      tries = 0;
      within = withinMs ?? within;
    },
    stop: (): void => clearTimeout(timer),
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
