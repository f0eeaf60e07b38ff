import {
  type Check,
  type DeviceMemory,
  type DiceDeal,
  type DiceVerdict,
  dealKey,
  fold,
  type Rolled,
  type Transcript,
  throwDice,
} from '@majlis/kernel/dice';
import { type CheckedThrow, checkedThrow, diceChecks } from './checked-throw.ts';
import type { LogLine } from './event.ts';
import { afterLine } from './evolve.ts';
import type { GameSetup } from './game-setup.ts';
import { matchOf, type Table, UNBORN } from './table.ts';

/** One match of a log. */
interface CheckedMatch {
  readonly table: Table;
  readonly throws: readonly CheckedThrow[];
  readonly secrets: ReadonlyMap<number, string>;
}

/** Everything about the dice of the matches in a log: each match's transcript as the public may have it after the reveal. */
export const transcripts = (setup: GameSetup, lines: readonly LogLine[]): readonly Transcript[] =>
  matches(setup, lines).map(transcriptOf);

/** That of one match, whatever else is in the log. `before`: the table as it stood before these lines. */
export const transcriptIn = (
  setup: GameSetup,
  lines: readonly LogLine[],
  id: string,
  before: Table = UNBORN,
): Transcript | undefined => matches(setup, lines, before, id).map(transcriptOf)[0];

/** The verifier over a whole log: no line missing, every finished match thrown fairly, every card dealt from its throw. */
export const verifyLog = (setup: GameSetup, lines: readonly LogLine[], memory?: DeviceMemory): DiceVerdict =>
  verdictOn(setup, lines, UNBORN, () => matches(setup, lines), memory);

/** The same over one match alone, from lines that lead up to it. */
export const verifyMatch = (
  setup: GameSetup,
  lines: readonly LogLine[],
  id: string,
  before: Table = UNBORN,
): DiceVerdict => verdictOn(setup, lines, before, () => matches(setup, lines, before, id));

const verdictOn = (
  setup: GameSetup,
  lines: readonly LogLine[],
  { seq }: Table,
  found: () => readonly CheckedMatch[],
  memory?: DeviceMemory,
): DiceVerdict => {
  const gap = lines.findIndex((line, i) => line.seq !== seq + i + 1);
  const whole: Check = { ok: gap < 0, what: 'the lines are numbered 1, 2, 3 … without a gap' };
  const checks = [whole, ...readable(() => found().flatMap(match => matchChecks(setup, match, memory)))];
  return { ok: checks.every(({ ok }) => ok), checks };
};

/** Whatever it is given, a verifier says what is wrong. */
const readable = (look: () => readonly Check[]): readonly Check[] => {
  try {
    return look();
  } catch (nonsense) {
    return [{ ok: false, what: `the log can be read: ${nonsense instanceof Error ? nonsense.message : 'it cannot'}` }];
  }
};

const matchChecks = (setup: GameSetup, match: CheckedMatch, memory: DeviceMemory | undefined): readonly Check[] =>
  diceChecks(setup, transcriptOf(match), match.throws, memory);

/** `only`: this match alone; the throws of the others are not looked at. */
const matches = (
  setup: GameSetup,
  lines: readonly LogLine[],
  before: Table = UNBORN,
  only?: string,
): readonly CheckedMatch[] => {
  const events = lines.map(({ event }) => event);
  const found: CheckedMatch[] = [];
  let table = before;
  let match: CheckedMatch | undefined;
  lines.forEach((line, i) => {
    const { event } = line;
    if (event.kind === 'thrown')
      match = match && { ...match, throws: [...match.throws, checkedThrow(setup, table.state, event, events, i)] };
    table = afterLine(setup, table, line);
    if (event.kind === 'started') {
      const isAsked = only === undefined || (table.commitment && matchOf(table.commitment)) === only;
      match = isAsked ? { table, throws: [], secrets: new Map() } : undefined;
    }
    if (event.kind === 'revealed') {
      match = match && { ...match, secrets: new Map(match.secrets).set(event.k, event.secret) };
      if (match && table.phase !== 'playing') found.push(match);
    }
  });
  return found.filter(({ throws }) => throws.length > 0);
};

/** The log keeps only the throw that stood, and how many were refused before it: those follow from the secret. */
const transcriptOf = ({ table, throws, secrets }: CheckedMatch): Transcript => {
  if (!table.commitment) throw new Error('a match without dice');
  const { id, ctx, commitment } = table.commitment;
  const ks = [...new Set(throws.map(({ thrown }) => thrown.k))];
  const last = Math.max(...secrets.keys());
  const deals = ks.map((k): DiceDeal => {
    const secret = secrets.get(k) ?? fold(id, secrets.get(last) ?? '', last, k);
    const key = dealKey({ id, ctx, nonces: table.nonces }, k, secret);
    const rolls = throws.filter(({ thrown }) => thrown.k === k).flatMap(one => attempts(key, one));
    return { k, secret: secrets.get(k) ?? null, rolls };
  });
  const seats = table.chairs.map(({ sitter }, seat) => ({
    hash: sitter?.kind === 'person' ? sitter.hash : null,
    nonce: table.nonces[seat] ?? '',
  }));
  return { alg: 'cg1', id, ctx, commitment, seats, deals };
};

const attempts = (
  key: Uint8Array,
  { thrown: { label, attempt, value }, asked: roll }: CheckedThrow,
): readonly Rolled[] => [
  ...Array.from(
    { length: roll ? attempt : 0 },
    (_, i): Rolled => ({
      label,
      attempt: i,
      accepted: false,
      value: roll ? throwDice(key, roll, i) : 0,
    }),
  ),
  { label, attempt, accepted: true, value },
];
