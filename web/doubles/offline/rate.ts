import { runAt } from '@/doubles/time/clock.ts';

/** Heard before the worker itself hears it: a test need not wait as long as a player. */
self.addEventListener('message', ({ data }) => {
  if (data.kind === 'enter') runAt(data.setup.rate ?? 1);
});
