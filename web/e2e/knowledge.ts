import type { Card, Seat } from '@majlis/kernel';
import type { Kind } from '@majlis/table';
import { type Knowledge, mayKnow, type Oracle } from '@majlis/table/sim';
import type { Sight } from '@/e2e/witness.ts';

const CARD = /(?<![A-Za-z0-9#_-])(?:[7-9]|10|[JQKA])[SHDC](?![A-Za-z0-9#_-])/g;

/** The log of a store holds what was told in earlier deals; each line of it was looked at when it came as a frame. */
const withoutLog = (text: string): string => {
  if (!text.startsWith('{')) return text;
  const { log: _, ...rest } = JSON.parse(text);
  return JSON.stringify(rest);
};

const cardsNamed = (text: string, { papers }: Knowledge): readonly Card[] =>
  (papers.reduce((rest, paper) => rest.replaceAll(paper, ''), withoutLog(text)).match(CARD) ?? []) as Card[];

/** For a game of many deals: cards that a browser had before its player may know them. Everybody hears of every event, masked or not. */
export const tooEarly = (
  oracle: Oracle,
  events: readonly Kind[],
  sights: readonly (Sight & { readonly seat: Seat })[],
): readonly string[] => {
  const known = [oracle.begin(4)];
  for (const event of events) known.push(oracle.learn(known.at(-1) ?? oracle.begin(4), event));
  return sights.flatMap(({ seat, events: told, text }) => {
    const knowledge = known[told];
    if (!knowledge) return [`told of ${told} events, but there were ${events.length}`];
    const may = mayKnow(knowledge, seat);
    return [...new Set(cardsNamed(text, knowledge))]
      .filter(card => !may.has(card))
      .map(card => `${card} to seat ${seat} after ${told} (${events[told - 1]?.kind}): ${text.slice(0, 60)}`);
  });
};
