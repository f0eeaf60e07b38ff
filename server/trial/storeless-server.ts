import { openApp } from '../app.ts';
import { configOf } from '../config.ts';
import { openStore } from '../store/index.ts';

/** A house that writes down that a table was opened, and nothing after: to measure what a move costs without the store. */
const house = await openApp(configOf(process.env), async wish => {
  const store = await openStore(wish);
  const { log } = store;
  const append: typeof log.append = async (lease, lines, secret, code) =>
    lines[0]?.seq === 1 ? log.append(lease, lines, secret, code) : { kind: 'done', results: [] };
  return { ...store, log: { ...log, append } };
});
process.on('SIGTERM', () => void house.close().then(() => process.exit(0)));
