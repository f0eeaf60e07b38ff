import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded before a house that is measured: it clears away its garbage when asked to, so that only what is kept is counted. */
setFlagsFromString('--expose-gc');
const tidy: unknown = runInNewContext('gc');
process.on('SIGUSR2', () => {
  // Pages that are empty go back to the system too: what V8 keeps for the next flood is not what the house holds.
  if (typeof tidy === 'function') tidy({ type: 'major', flavor: 'last-resort' });
});
