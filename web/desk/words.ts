import type { DeskWaiting } from '@majlis/protocol/desk';
import type { WordId } from '@/words/part.ts';

/** What the log of the match says of a report, and how it looks. */
export const verdictOf = ({ ok, byHouse }: DeskWaiting): { readonly word: WordId; readonly look: string } => {
  if (byHouse) return { word: 'desk.pattern', look: 'text-[#ffa79d]' };
  if (ok === null) return { word: 'desk.unjudged', look: 'text-muted' };
  return ok ? { word: 'desk.ok', look: 'text-[#8be3b8]' } : { word: 'desk.bad', look: 'text-[#ffa79d]' };
};

/** What people complain about, in the words of the grounds. */
export const groundWord = (reason: string): WordId => {
  const known: readonly string[] = ['left', 'stalling', 'abuse', 'collusion', 'cheating', 'name'];
  return `desk.ground.${known.includes(reason) ? reason : 'other'}` as WordId;
};
