import type { Seat } from '@majlis/kernel';
import type { Table } from '@majlis/table';
import { say } from '@/words/say.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** Names of the country that a game is from, in the letters of the page. */
const namesFor = (game: string): readonly string[] => {
  switch (game.split('/')[0]) {
    case 'dhappa':
    case 'turup':
      return LETTERS.map(letter => say(`table.bot.desi.${letter}`));
    case 'trunfo':
      return LETTERS.map(letter => say(`table.bot.brazil.${letter}`));
    default:
      return LETTERS.map(letter => say(`table.bot.${letter}`));
  }
};

/** Each seat has its bot's name. Where a person at the table is called so, the bot has one that nobody has. */
export const botName = ({ game, chairs }: Table, seat: Seat): string => {
  const names = namesFor(game);
  const worn = new Set(chairs.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.person.name.toLowerCase() : '')));
  const isWorn = (name: string): boolean => worn.has(name.toLowerCase());
  const isBot = (at: number): boolean => chairs[at]?.sitter?.kind === 'bot';
  const spare = names.filter((name, at) => !isBot(at) && !isWorn(name));
  const clashing = names.filter((name, at) => isBot(at) && isWorn(name));
  const own = names[seat] ?? '';
  return isWorn(own) ? (spare[clashing.indexOf(own)] ?? own) : own;
};
