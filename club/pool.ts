/** Where strangers meet: one game, one set of rules, one speed. */
export interface Pool {
  /** `baloot/standard/rabbit` */
  readonly name: string;
  /** The game's id, as tables know it. */
  readonly game: string;
  readonly seats: number;
  readonly options: object;
}

/** The game's own word, its rules and its speed. */
export const poolName = (game: string, preset: string, speed: string): string =>
  [game.split('/', 1)[0], preset, speed].join('/');
