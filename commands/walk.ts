import { registerHooks } from 'node:module';
import { flags } from './arguments.ts';

/**
 * npm run walk -- [--game g --size 390x844 --language ar --matches n --seed s --lanes l --pictures k]
 * npm run walk -- --mutants   Ten faults planted on a real table: each must be found.
 * With `--matches 0` the pages alone are walked. Of every k-th rest a picture is kept in shots/walk/rests.
 * Somebody plays whole matches in a real browser at every size, and every page at rest is looked at.
 */
const planting = process.argv.includes('--mutants');
if (planting) process.argv.splice(process.argv.indexOf('--mutants'), 1);
const { text, number } = flags(['game', 'size', 'language', 'matches', 'seed', 'lanes', 'pictures']);

/** The web's own short names for its files. */
const WEB = new URL('../web/', import.meta.url);
registerHooks({
  resolve: (name, context, next) => next(name.startsWith('@/') ? new URL(name.slice(2), WEB).href : name, context),
});

/** The web has types of its own, so it is looked up only when it is walked. */
const { main, mutants } = await import(new URL('walk/main.ts', WEB).href);
const wish = {
  game: text('game'),
  size: text('size'),
  language: text('language'),
  matches: number('matches', 2),
  seed: number('seed', 1),
  lanes: number('lanes', 3),
  pictures: number('pictures', 0),
};
const ok = planting ? await mutants() : await main(wish);
process.exitCode = ok ? 0 : 1;
