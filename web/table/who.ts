import type { Seat } from '@majlis/kernel';
import type { Table } from '@majlis/table';
import { botName } from '@/table/bot-names.ts';
import { say } from '@/words/say.ts';

/** What a chair is called at the table; that a bot is one, its badge tells. */
export const nameOf = (table: Table | null | undefined, seat: Seat): string => {
  const sitter = table?.chairs[seat]?.sitter;
  if (!table || !sitter) return say('table.nobody');
  return sitter.kind === 'person' ? sitter.person.name : botName(table, seat);
};
