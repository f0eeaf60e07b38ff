import { clubApi } from '@/club/api.ts';
import { lookForNews } from '@/club/news.ts';
import { useMe } from '@/shell/me.ts';
import { heardOfQueue, stopWaiting, useWaiting } from '@/shell/waiting.ts';
import { type LineDeps, socketTo } from '@/store/socket.ts';
import { CLOCK } from '@/time/clock.ts';

/** When the queue opens again for me, by the clock of this device; 0: it is open. */
const openAt = (now: number, until: number): number => (until === 0 ? 0 : CLOCK.now() + until - now);

/** What the house says of my place, which this tab takes over: another tab may have given it up, or it was lost. */
export const askPlace = async () => {
  const answer = await clubApi.queue();
  if (!answer.ok) return answer;
  const { now, pool, table, penalty } = answer.value;
  const known = useWaiting.getState();
  if (pool === null) stopWaiting();
  else if (known.pool !== pool) useWaiting.setState({ pool, table, since: CLOCK.now() });
  return { ok: true, value: { ...penalty, until: openAt(now, penalty.until) } } as const;
};

/** The house has taken me in; by the lobby it may have said so, and even of a table, before its answer came. */
export const tookPlace = (pool: string, waiting: number): void => {
  if (useWaiting.getState().pool === pool) return;
  useWaiting.setState({ pool, since: CLOCK.now(), waiting, typicalMs: null, table: null });
};

const isMember = (): boolean => useMe.getState().me?.kind === 'account';

/** A line to the lobby: by it comes the news, and whoever waits without one loses the place. Returns how to end it. */
export const keepPlace = (ticket: LineDeps['ticket'], gone: () => void): (() => void) => {
  const look = async (): Promise<void> => {
    const { pool, table } = useWaiting.getState();
    if (pool === null) return;
    const answer = await askPlace();
    // A table that was on its way has begun: then the place is not lost, but used.
    if (answer.ok && table === null && useWaiting.getState().pool === null) gone();
  };
  const wire = socketTo({ place: 'lobby', ticket, random: Math.random })({
    opened: () => {},
    heard: message => {
      if (message.kind === 'ping') wire.send({ kind: 'pong', n: message.n });
      if (message.kind === 'hello') void look();
      if (message.kind === 'noticed' || (message.kind === 'hello' && isMember())) void lookForNews();
      heardOfQueue(message);
    },
    lost: () => {},
    parted: () => {},
  });
  return () => wire.close();
};
