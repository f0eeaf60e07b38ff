import { parseArgs } from 'node:util';
import { GAMES, type GameName, isGame } from './games.ts';

/** The flags of a command; anything it does not know ends it with a line that says so. */
export const flags = <const F extends readonly string[]>(names: F) => {
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const text = (name: F[number]): string | undefined => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    };
    const number = (name: F[number], usual: number): number => {
      const value = Number(text(name) ?? usual);
      return Number.isInteger(value) && value >= 0 ? value : stop(`--${name} takes a whole number`);
    };
    return { text, number, positionals };
  } catch (wrong) {
    return stop(wrong instanceof Error ? wrong.message : 'wrong arguments');
  }
};

export const gameNamed = (name: string | undefined): GameName =>
  isGame(name) ? name : stop(`--game takes one of: ${GAMES.join(', ')}`);

export const stop = (why: string): never => {
  console.error(why);
  process.exit(1);
};
