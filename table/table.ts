import type { Seat } from '@majlis/kernel';
import { type DiceCursor, FIRST_THROW, type Hex } from '@majlis/kernel/dice';
import type { DailyMark, Ending, Person } from './event.ts';

type Phase = 'unborn' | 'lobby' | 'starting' | 'playing' | 'closed';

export type Sitter =
  | {
      readonly kind: 'person';
      readonly person: Person;
      /** Of the nonce for the match committed last. */
      readonly hash: Hex | null;
      /** Counts up from one sitter to the next: who sat longest inherits the host's chair. */
      readonly since: number;
    }
  | { readonly kind: 'bot'; readonly level: string };

export interface Chair {
  readonly sitter: Sitter | null;
  readonly ready: boolean;
  /** Who plays the cards. */
  readonly hand: 'player' | 'bot';
  readonly dropped: boolean;
  readonly droppedAt: number | null;
  readonly excused: boolean;
  readonly away: boolean;
  /** Left in mid-match. */
  readonly left: boolean;
  /** Lapses in a row that count towards Away. */
  readonly lapses: number;
}

/** The dice that are fixed for the match to come or being played. */
export interface DiceCommitment {
  readonly id: Hex;
  readonly ctx: string;
  readonly commitment: Hex;
  /** The match's own name, where many have the same dice. */
  readonly match?: Hex;
}

/** What the match is called that these dice are for. */
export const matchOf = ({ id, match }: DiceCommitment): Hex => match ?? id;

/** A table as its log tells it. */
export interface Table {
  /** The last line stored. */
  readonly seq: number;
  readonly phase: Phase;
  readonly game: string;
  readonly options: object;
  readonly visibility: 'private' | 'public';
  readonly reveal: 'match' | 'deal';
  /** It counts for the ranks: nobody is host, nobody plays for nothing, nobody talks in between. */
  readonly ranked: boolean;
  /** The deal of the day that is played here: once, by one person. */
  readonly daily: DailyMark | null;
  readonly host: string | null;
  readonly chairs: readonly Chair[];
  readonly commitment: DiceCommitment | null;
  /** The opened nonces of the match, seat by seat. */
  readonly nonces: readonly Hex[];
  /** The state of the game: null before the first start; the last match stays in sight until the next begins. */
  readonly state: unknown;
  readonly course: DiceCursor;
  /** Who let a start fail, once for each time. */
  readonly refusers: readonly string[];
  readonly strikes: number;
  /** How the last match ended. */
  readonly ending: Ending | null;
  /** The ids of the latest actions; older ones are known to the store. */
  readonly acts: readonly string[];
}

export const FREE: Chair = {
  sitter: null,
  ready: false,
  hand: 'player',
  dropped: false,
  droppedAt: null,
  excused: false,
  away: false,
  left: false,
  lapses: 0,
};

export const UNBORN: Table = {
  seq: 0,
  phase: 'unborn',
  game: '',
  options: {},
  visibility: 'private',
  reveal: 'match',
  ranked: false,
  daily: null,
  host: null,
  chairs: [],
  commitment: null,
  nonces: [],
  state: null,
  course: FIRST_THROW,
  refusers: [],
  strikes: 0,
  ending: null,
  acts: [],
};

/** The chair of a person who has not left; undefined: on the rail. */
export const seatOf = ({ chairs }: Table, person: string): Seat | undefined => {
  const seat = chairs.findIndex(
    ({ sitter, left }) => sitter?.kind === 'person' && sitter.person.id === person && !left,
  );
  return seat < 0 ? undefined : seat;
};

/** Whether the chair is a person's who is still part of the match. */
export const isPeopled = ({ sitter, left }: Chair): boolean => sitter?.kind === 'person' && !left;

/** One person, and bots beside: nobody else waits for anything here. A ranked match goes on for those who left it, too. */
export const isSolo = ({ chairs, ranked }: Table): boolean => !ranked && chairs.filter(isPeopled).length === 1;

/** The only person of a match is gone: the bots and the clocks wait for him. */
export const isDeserted = (table: Table): boolean =>
  table.phase === 'playing' && isSolo(table) && table.chairs.some(chair => isPeopled(chair) && chair.dropped);

/** Whether a bot plays this chair's cards. */
export const isPlayedByBot = (chair: Chair): boolean => chair.sitter?.kind === 'bot' || chair.hand === 'bot';

export const seatsWhere = ({ chairs }: Table, test: (chair: Chair) => boolean): Seat[] =>
  chairs.flatMap((chair, seat) => (test(chair) ? [seat] : []));
