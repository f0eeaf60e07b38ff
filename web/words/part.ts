import type enBaloot from '@/words/en/baloot.json';
import type enDhappa from '@/words/en/dhappa.json';
import type enShell from '@/words/en/shell.json';
import type enTable from '@/words/en/table.json';
import type enTrunfo from '@/words/en/trunfo.json';
import type enTurup from '@/words/en/turup.json';

/** The messages come in parts: the shell's, and those of each game. The English ones name them all. */
interface Parts {
  readonly shell: typeof enShell;
  readonly table: typeof enTable;
  readonly baloot: typeof enBaloot;
  readonly dhappa: typeof enDhappa;
  readonly trunfo: typeof enTrunfo;
  readonly turup: typeof enTurup;
}

export type Part = keyof Parts;

/** Every message there is: naming another is a type error. */
export type WordId = { [P in Part]: keyof Parts[P] }[Part] & string;
