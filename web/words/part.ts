import type enAccount from '@/words/en/account.json';
import type enClub from '@/words/en/club.json';
import type enDaily from '@/words/en/daily.json';
import type enDesk from '@/words/en/desk.json';
import type enLearn from '@/words/en/learn.json';
import type enMatch from '@/words/en/match.json';
import type enShell from '@/words/en/shell.json';
import type enTable from '@/words/en/table.json';

/** The messages come in parts: the shell's, those of every table, and those of each game, which its `index.ts` adds here. The English ones name them all. @public */
export interface Parts {
  readonly shell: typeof enShell;
  readonly table: typeof enTable;
  readonly match: typeof enMatch;
  readonly club: typeof enClub;
  readonly learn: typeof enLearn;
  readonly account: typeof enAccount;
  readonly daily: typeof enDaily;
  readonly desk: typeof enDesk;
}

export type Part = keyof Parts;
export type GamePart = Exclude<Part, 'shell' | 'table' | 'match' | 'club' | 'learn' | 'daily' | 'desk' | 'account'>;

/** Every message there is: naming another is a type error. */
export type WordId = { [P in Part]: keyof Parts[P] }[Part] & string;
