import { never, type OfKind, type Viewer } from '@majlis/kernel';
import { FIRST_THROW } from '@majlis/kernel/dice';
import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { GameSetup } from './game-setup.ts';
import type { Table } from './table.ts';

/** An event as a viewer is told of it. Who or what is behind an event of the game is the log's business. */
export type MaskedEvent = Exclude<TableEvent, { kind: 'game' }> | { readonly kind: 'game'; readonly event: OfKind };

/** null: the viewer is told nothing. */
export const maskFor = ({ game }: GameSetup, event: TableEvent, viewer: Viewer): MaskedEvent | null => {
  switch (event.kind) {
    case 'game': {
      const told = game.mask(event.event, viewer);
      return told && { kind: 'game', event: told };
    }
    case 'thrown': // the dice lie covered until the reveal, even how often they were thrown
    case 'lapsed': // a secret choice may have been the clock's
    case 'struck':
      return null;
    case 'created':
    case 'committed':
    case 'sat':
    case 'dressed':
    case 'bound':
    case 'swapped':
    case 'seatsDrawn':
    case 'stood':
    case 'botSeated':
    case 'botUnseated':
    case 'hostPassed':
    case 'optionsSet':
    case 'readied':
    case 'starting':
    case 'startAborted':
    case 'started':
    case 'dealStarted':
    case 'dropped':
    case 'excused':
    case 'reconnected':
    case 'wentAway':
    case 'returned':
    case 'botTook':
    case 'handBack':
    case 'left':
    case 'said':
    case 'reacted':
    case 'hurried':
    case 'revealed':
    case 'ended':
    case 'recovered':
    case 'closed':
      return event;
    default:
      return never(event);
  }
};

/** The table as a viewer may know it. */
export const viewOf = ({ game }: GameSetup, table: Table, viewer: Viewer): Table => ({
  ...bare(table),
  state: table.state === null ? null : game.view(table.state, viewer),
});

/** What stays in the house: line numbers, action ids, the course of the dice, who let a start fail, who is about to be Away. */
const bare = (table: Table): Table => ({
  ...table,
  seq: 0,
  acts: [],
  course: FIRST_THROW,
  strikes: 0,
  refusers: [],
  chairs: table.chairs.map(chair => ({ ...chair, lapses: 0, droppedAt: null })),
});

/** A viewer's table after an event it was told of: the client's fold, with the same `evolve` as the house. */
export const afterMasked = (setup: GameSetup, table: Table, told: MaskedEvent): Table =>
  bare(evolve(setup, table, told.kind === 'game' ? { by: 'house', cause: 'house', ...told } : told, 0));
