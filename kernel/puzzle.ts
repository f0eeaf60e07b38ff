import type { OfKind } from './game.ts';

/** What an action is worth to its side, in points of the game. */
export interface Worth {
  /** The action, in the words of a record. */
  readonly word: string;
  readonly points: number;
}

/** A position of a deal in which seat 0 has one best thing to do. */
export interface Puzzle {
  /** Its address. It stays as it is when puzzles are added. */
  readonly name: string;
  /** What is to be found: a lead, a card, a bid, a pick. */
  readonly kind: string;
  /** How many of a hundred bots fail it. */
  readonly failed: number;
  /** Why the best is better than what is plain, from the closed list of the game's judge. */
  readonly reason: string | undefined;
  /** The cards that the reason speaks of. */
  readonly cards: readonly string[];
  /** Every choice, the best first. */
  readonly worths: readonly Worth[];
  /** The deal up to here. */
  readonly record: string;
}

const HEAD = /^# puzzle (\S+) (\S+) (\d+)(?: (\S+))?((?: \S+)*)$/;
const WORTHS = /^# worth (.+)$/;

const worthOf = (text: string): Worth => {
  const at = text.lastIndexOf('=');
  return { word: text.slice(0, at), points: Number(text.slice(at + 1)) };
};

const readPuzzle = (text: string): Puzzle => {
  const [head = '', second = '', ...record] = text.split('\n');
  const [, name, kind, failed, reason, cards = ''] = HEAD.exec(head) ?? [];
  const worths = WORTHS.exec(second)?.[1];
  if (!name || !kind || !worths) throw new Error(`not the head of a puzzle: ${head}`);
  return {
    name,
    kind,
    failed: Number(failed),
    reason,
    cards: cards.split(' ').filter(Boolean),
    worths: worths.split(' ').map(worthOf),
    record: record.join('\n'),
  };
};

/** The puzzles of a file: records with two lines above each, and an empty line between them. */
export const readPuzzles = (text: string): readonly Puzzle[] =>
  text
    .split('\n\n')
    .map(part => part.trim())
    .filter(Boolean)
    .map(readPuzzle);

const writePuzzle = ({ name, kind, failed, reason, cards, worths, record }: Puzzle): string =>
  [
    ['# puzzle', name, kind, failed, ...(reason ? [reason, ...cards] : [])].join(' '),
    `# worth ${worths.map(({ word, points }) => `${word}=${points}`).join(' ')}`,
    // An empty line ends a puzzle, so that none may stand in its record.
    record
      .split('\n')
      .filter(line => line !== '')
      .join('\n'),
  ].join('\n');

export const writePuzzles = (puzzles: readonly Puzzle[]): string => `${puzzles.map(writePuzzle).join('\n\n')}\n`;

/** What is asked by the kind of an action: cards that begin a trick are leads. */
export const kindOf = ({ kind }: OfKind, isLead: boolean): string => {
  if (kind === 'play') return isLead ? 'lead' : 'play';
  if (kind === 'draw' || kind === 'npick') return 'pick';
  return kind === 'discard' ? 'discard' : 'bid';
};
