import type { Seat } from '@majlis/kernel';
import type { DhappaAction, DhappaEvent } from '../action.ts';
import { decide } from '../decide.ts';
import type { DhappaOptions } from '../options.ts';
import type { DhappaState } from '../state.ts';
import { read } from '../words.ts';
import { type FixtureRun, rulesOf, stateOf } from './fixture.ts';

/** The middle of a round in a few words: `runs` as `A 5H 6H 7H`, `B set AS AH AC`, `A 3S … AS / 2D` with a 2 parked. */
export interface MidRound {
  /** Of seat 0, who is to pick. */
  readonly hand: string;
  readonly others?: readonly string[];
  readonly runs?: readonly string[];
  readonly pile?: string;
  /** Last card on top. */
  readonly draw?: string;
  /** Whether seat 0 has opened. */
  readonly opened?: boolean;
  readonly options?: Partial<DhappaOptions>;
}

const list = (text: string): string[] => text.split(' ').filter(word => word !== '');

const runIn = (text: string): FixtureRun => {
  const [laid = '', parked = ''] = text.split('/');
  const [team, ...cards] = list(laid);
  const whose = team === 'B' ? 'B' : 'A';
  return cards[0] === 'set' ? { team: whose, set: cards.slice(1) } : { team: whose, cards, parked: list(parked) };
};

const OTHERS = ['KD 9C 4S 6S', 'QC 8S 3H 7D', 'QD 8C 3S 7S'];

export const midRound = ({
  hand,
  others = OTHERS,
  runs = [],
  pile = '',
  draw = '10C 5D JC',
  opened,
  options,
}: MidRound): DhappaState =>
  stateOf(
    {
      hands: [hand, ...others].map(list),
      draw: list(draw),
      pile: list(pile),
      runs: runs.map(runIn),
      opened: [opened ?? true, ...others.map(() => true)],
    },
    rulesOf(options),
  );

/** `7C` is the first copy, in words too. */
const fullyNamed = (word: string): string => word.replace(/(?:\b(?:10|[2-9JQKA])[SHDC]|\bJK)(?!#)/g, '$&#1');

const wordIn = (text: string): { readonly action: DhappaAction; readonly seat: Seat | undefined } => {
  const [word = '', seat] = text.split('@');
  const action = word === '~' ? ({ kind: 'lapse' } as const) : read(fullyNamed(word));
  if (!action || action.kind === 'rolled' || action.kind === 'left') throw new Error(`not a word of a seat: ${text}`);
  return { action, seat: seat === undefined ? undefined : Number(seat) };
};

interface Played {
  readonly state: DhappaState;
  readonly codes: string;
  readonly told: readonly DhappaEvent[];
}

/** What comes of these words, each by the seat in turn unless it names another: `ok` or the reason of the refusal. */
export const playedWords = (state: DhappaState, words: string): Played => {
  const codes: string[] = [];
  const told: DhappaEvent[] = [];
  let now = state;
  for (const word of list(words)) {
    const { action, seat } = wordIn(word);
    const decision = decide(now, seat ?? now.turn.seat, action);
    codes.push(decision.ok ? 'ok' : decision.reason);
    if (!decision.ok) continue;
    told.push(...decision.events);
    now = decision.after;
  }
  return { state: now, codes: codes.join(' '), told };
};
