import { type OfKind, seeded } from '@majlis/kernel';
import { type LawCase, randomMatch } from '@majlis/kernel/laws';
import { type Scribe, writeRecord } from '@majlis/kernel/record';
import { flags, gameNamed, stop } from './arguments.ts';
import { withGame } from './games.ts';

/** npm run record -- --game <game> [--seed S] [--options <preset>] [--seats N] [--viewer <seat>|rail]   Prints a match of random play. */
const main = (): Promise<void> => {
  const { text, number } = flags(['game', 'seed', 'options', 'seats', 'viewer']);
  return withGame(gameNamed(text('game')), ({ lawCase, spelling }) =>
    print(lawCase, spelling, {
      seed: number('seed', 1),
      preset: text('options') ?? 'default',
      seats: number('seats', lawCase.game.sizes[0] ?? 4),
      viewer: text('viewer'),
    }),
  );
};

const print = <O extends object, S, A extends OfKind, E extends OfKind, R extends string>(
  lawCase: LawCase<O, S, A, E, R>,
  spelling: Scribe<O, S, A, E, R>['spelling'],
  { seed, preset, seats, viewer }: { seed: number; preset: string; seats: number; viewer: string | undefined },
): void => {
  const options = lawCase.game.options.presets[preset] ?? stop(`no preset ${preset}`);
  const events = randomMatch(lawCase, options, seats, seeded(seed));
  const course = { options, seats, entries: events.map(event => ({ kind: 'event', event }) as const) };
  const eyes = viewer === undefined || viewer === 'rail' ? viewer : Number(viewer);
  console.log(writeRecord({ game: lawCase.game, spelling }, course, eyes).trimEnd());
};

await main();
