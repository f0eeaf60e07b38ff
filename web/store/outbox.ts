import type { ClientMessage, TableRequest } from '@majlis/protocol';
import type { StoreApi } from 'zustand/vanilla';
import type { Pending, Seen } from '@/store/seen.ts';

/** Without an answer for so long the same action is sent again under the same name. */
const AGAIN_MS = 2_500;
/** Then the truth is asked for instead, and what was pending comes back. */
const GIVEN_UP_MS = 10_000;

interface Outbox {
  /** Sends a request, which is pending until it is answered; returned: its name. */
  post(request: TableRequest, quiet: boolean): string;
  /** The line is new: everything that was not answered is sent again. */
  sendAgain(): void;
  /** Time has passed: what was not answered is sent again, or given up. */
  tick(): void;
}

/** What was asked and is not yet answered. */
export const outboxOf = (
  seen: StoreApi<Seen>,
  { now, draw }: { now(): number; draw(bytes: number): string },
  send: (message: ClientMessage) => void,
): Outbox => {
  const resend = (isDue: (one: Pending) => boolean): void => {
    const { pending } = seen.getState();
    const due = pending.filter(isDue);
    if (due.length === 0) return;
    const sentAt = now();
    seen.setState({ pending: pending.map(one => (due.includes(one) ? { ...one, sentAt } : one)) });
    for (const one of due) send(asking(one));
  };
  return {
    post: (request, quiet) => {
      const askedAt = now();
      const one: Pending = { act: draw(16), request, askedAt, sentAt: askedAt, quiet };
      seen.setState(({ pending }) => ({ pending: [...pending, one], refusal: null }));
      send(asking(one));
      return one.act;
    },
    sendAgain: () => resend(() => true),
    tick: () => {
      const { link, pending } = seen.getState();
      if (link !== 'open') return;
      const left = pending.filter(({ askedAt }) => now() - askedAt < GIVEN_UP_MS);
      if (left.length < pending.length) {
        seen.setState({ pending: left });
        send({ kind: 'missed', you: null, at: 0 });
      }
      resend(({ sentAt }) => now() - sentAt >= AGAIN_MS);
    },
  };
};

const asking = ({ act, request }: Pending): ClientMessage => ({ kind: 'ask', act, request });
