import { type Card, pack } from '@majlis/kernel';
import { gatherCards, handToSeats, type Knowledge, namedIn, type Oracle, showToAll } from '@majlis/table/sim';
import { cardsIn, field, list, pilesIn } from './reading.ts';

const PACK = pack(['7', '8', '9', '10', 'J', 'Q', 'K', 'A']);

const single = (value: unknown): readonly Card[] => (typeof value === 'string' ? cardsIn([value]) : []);

/** The pack is gathered for the next deal. */
const again = (known: Knowledge): Knowledge => gatherCards(known.seats.length, PACK, known);

/**
 * From the rules of Baloot: one's own hand; the floor card; every card played; the cards of projects that won; a hand laid open by Sawa;
 * what a Qayd verdict proves. Never another hand, the cards not dealt, or the projects that lost.
 */
export const oracle: Oracle = {
  begin: seats => gatherCards(seats, PACK),
  learn: (known, event) => {
    switch (event.kind) {
      case 'dealt': {
        const fresh = { ...gatherCards(known.seats.length, [], known), papers: known.papers };
        return handToSeats(showToAll(fresh, single(field(event, 'floor'))), pilesIn(field(event, 'hands')));
      }
      case 'dealtOut':
        return handToSeats(known, pilesIn(field(event, 'packets')));
      case 'played':
        return showToAll(known, single(field(event, 'card')));
      case 'revealed':
        return showToAll(known, list(field(event, 'declared')).flatMap(projectCards));
      case 'claimed':
        return showToAll(known, cardsIn(field(event, 'hand')));
      case 'ruled':
        return showToAll(known, cardsIn(field(field(event, 'ruling'), 'proof')));
      case 'scored':
        return scored(known, JSON.stringify(field(event, 'sheet')));
      case 'thrownIn':
        return again(known);
      case 'wentOn':
        return known.sheets.length > 0 ? again(known) : known;
      default:
        return known;
    }
  },
  isSilent: () => false,
  veil: () => null,
};

/** A round cut short gives what was not played to one side: all of it, as one heap in the order of the pack, so that nobody learns where it lay. */
const scored = (known: Knowledge, sheet: string): Knowledge => {
  const unseen = PACK.filter(card => !known.everybody.has(card));
  const named = namedIn(sheet).filter(card => !known.everybody.has(card));
  const isHeap = named.length === 0 || named.join() === unseen.join();
  return { ...known, papers: isHeap ? [...known.papers, sheet] : known.papers, sheets: [sheet] };
};

const projectCards = (declaration: unknown): readonly Card[] =>
  list(field(declaration, 'projects')).flatMap(project => cardsIn(field(project, 'cards')));
