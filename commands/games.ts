import type { OfKind } from '@majlis/kernel';
import type { LawCase } from '@majlis/kernel/laws';
import type { Scribe } from '@majlis/kernel/record';
import type { Areas, Normalise } from '@majlis/kernel/vectors';

/** What the commands need of a game; all of it lies beside the game. */
export interface Kit<O extends object, S, A extends OfKind, E extends OfKind, R extends string> {
  readonly lawCase: LawCase<O, S, A, E, R>;
  readonly spelling: Scribe<O, S, A, E, R>['spelling'];
  readonly areas: Areas;
  readonly normalise: Normalise;
}

/** Lets a command use a game without knowing its types. */
type UseKit = <T>(
  use: <O extends object, S, A extends OfKind, E extends OfKind, R extends string>(kit: Kit<O, S, A, E, R>) => T,
) => Promise<T>;

const kits = {
  trunfo: async use => {
    const [laws, spelling, vectors] = await Promise.all([
      import('@majlis/trunfo/law-case'),
      import('@majlis/trunfo/spelling'),
      import('@majlis/trunfo/vectors'),
    ]);
    return use({ ...laws, ...spelling, ...vectors });
  },
  baloot: async use => {
    const [laws, spelling, vectors] = await Promise.all([
      import('@majlis/baloot/law-case'),
      import('@majlis/baloot/spelling'),
      import('@majlis/baloot/vectors'),
    ]);
    return use({ ...laws, ...spelling, ...vectors });
  },
  turup: async use => {
    const [laws, spelling, vectors] = await Promise.all([
      import('@majlis/turup/law-case'),
      import('@majlis/turup/spelling'),
      import('@majlis/turup/vectors'),
    ]);
    return use({ ...laws, ...spelling, ...vectors });
  },
  dhappa: async use => {
    const [laws, spelling, vectors] = await Promise.all([
      import('@majlis/dhappa/law-case'),
      import('@majlis/dhappa/spelling'),
      import('@majlis/dhappa/vectors'),
    ]);
    return use({ ...laws, ...spelling, ...vectors });
  },
} satisfies { readonly [name: string]: UseKit };

/** Every game of the house, by the name that commands call it. */
export type GameName = keyof typeof kits;
export const GAMES: readonly string[] = Object.keys(kits);

export const isGame = (name: string | undefined): name is GameName => name !== undefined && GAMES.includes(name);

export const withGame = <T>(
  name: GameName,
  use: <O extends object, S, A extends OfKind, E extends OfKind, R extends string>(kit: Kit<O, S, A, E, R>) => T,
): Promise<T> => kits[name](use);
