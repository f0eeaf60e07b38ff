import { writeFileSync } from 'node:fs';
import { trained } from '@majlis/bots/baloot/training';
import { flags, stop } from './arguments.ts';

/**
 * npm run train -- --game baloot [--rounds 2] [--deals 2500] [--worlds 14] [--seed 1000]
 * Learns the weights that the players' policy goes by, and writes them where they are read. The same flags give the
 * same file, byte for byte.
 */
const { text, number } = flags(['game', 'rounds', 'deals', 'worlds', 'seed']);
if (text('game') !== 'baloot') stop('--game takes: baloot');

const course = {
  rounds: number('rounds', 2),
  deals: number('deals', 2500),
  worlds: number('worlds', 14),
  seed: number('seed', 1000),
};
const file = trained(course, console.log);
const path = new URL('../bots/baloot/weights.json', import.meta.url);
writeFileSync(path, `${JSON.stringify(file)}\n`);
