import type { Seat } from '@majlis/kernel';
import type { Table } from '@majlis/table';
import { type Country, countryOf } from '@/table/countries.ts';
import { say } from '@/words/say.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** Names of the country that a game is from, in the letters of the page. */
const NAMES: { readonly [country in Country]: (letter: (typeof LETTERS)[number]) => string } = {
  gulf: letter => say(`table.bot.${letter}`),
  desi: letter => say(`table.bot.desi.${letter}`),
  brazil: letter => say(`table.bot.brazil.${letter}`),
};

/** Each seat has its bot's name. Where a person at the table is called so, the bot has one that nobody has. */
export const botName = ({ game, chairs }: Table, seat: Seat): string => {
  const nameBy = NAMES[countryOf(game)];
  const worn = new Set(chairs.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.person.name.toLowerCase() : '')));
  const isWorn = (name: string): boolean => worn.has(name.toLowerCase());
  const letter = LETTERS[seat];
  const own = letter ? nameBy(letter) : '';
  if (!isWorn(own)) return own;
  const names = LETTERS.map(nameBy);
  const isBot = (at: number): boolean => chairs[at]?.sitter?.kind === 'bot';
  const spare = names.filter((name, at) => !isBot(at) && !isWorn(name));
  const clashing = names.filter((name, at) => isBot(at) && isWorn(name));
  return spare[clashing.indexOf(own)] ?? own;
};
