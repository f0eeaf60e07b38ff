import type { Actor, Card, HouseAction, Seat, Suit } from '@majlis/kernel';
import { SUITS, sizeOf } from '@majlis/kernel';
import { codeOf } from '@majlis/kernel/vectors';
import type { TrunfoAction } from '../action.ts';
import { trunfo } from '../index.ts';
import { options, type TrunfoOptions } from '../options.ts';
import { PACK, scoreOf, type TrunfoState } from '../state.ts';

interface Setup {
  readonly trump: Suit;
  readonly p1: readonly Card[];
  readonly p2: readonly Card[];
  readonly options?: Partial<TrunfoOptions>;
}

interface Input {
  readonly t: number;
  readonly by: 'p1' | 'p2' | null;
  readonly type: string;
  readonly card?: Card;
}

/** A match on a bare clock: the state, when each watch was started, and which cards the clock played. */
interface Clocked {
  readonly setup: Setup;
  state: TrunfoState;
  readonly started: Map<string, number>;
  auto: { p1: string | null; p2: string | null };
}

/** Deadlines up to the time of an input come before it. */
export const runScript = ({ setup, events }: { setup: Setup; events: readonly Input[] }) => {
  const rules: TrunfoOptions = { ...options.presets.default, rematch: 'off', ...setup.options };
  const match: Clocked = { setup, state: trunfo.open(rules, 2), started: new Map(), auto: { p1: null, p2: null } };
  settle(match, 0);
  const codes = events.map(input => {
    runTo(match, input.t);
    return perform(match, input);
  });
  return { codes, final: finalOf(match, events.at(-1)?.t ?? 0) };
};

const submit = (match: Clocked, actor: Actor, action: TrunfoAction | HouseAction, now: number): string => {
  const decision = trunfo.decide(match.state, actor, action);
  if (!decision.ok) return codeOf(decision.reason);
  match.state = decision.after;
  settle(match, now);
  return 'ok';
};

/** Throws the dice that the setup names, and starts the watches that are new. */
const settle = (match: Clocked, now: number): void => {
  const { trump, p1, p2 } = match.setup;
  const rest = PACK.filter(card => !p1.includes(card) && !p2.includes(card));
  for (const wait of trunfo.waits(match.state)) {
    if (!('roll' in wait)) {
      if (!match.started.has(wait.id)) match.started.set(wait.id, now);
      continue;
    }
    const value = wait.roll.kind === 'below' ? SUITS.indexOf(trump) : [...p1, ...p2, ...rest];
    const code = submit(match, 'house', { kind: 'rolled', label: wait.roll.label, value }, now);
    if (code !== 'ok') throw new Error(`the setup was refused: ${code}`);
  }
};

const runTo = (match: Clocked, now: number): void => {
  const due = trunfo
    .waits(match.state)
    .map(wait => ({ wait, at: (match.started.get(wait.id) ?? 0) + (wait.ms ?? Number.POSITIVE_INFINITY) }))
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at - b.at)[0];
  if (!due || !('lapse' in due.wait)) return;
  noteAuto(match, due.wait.on);
  submit(match, due.wait.on, due.wait.lapse, due.at);
  runTo(match, now);
};

const noteAuto = (match: Clocked, on: Actor): void => {
  if (on === 'house') match.auto = { p1: null, p2: null };
  else match.auto[on === 0 ? 'p1' : 'p2'] = match.state.choices[on === 0 ? 0 : 1].card ? 'selected' : 'first';
};

const perform = (match: Clocked, { t, by, type, card }: Input): string => {
  const seat = by === 'p2' ? 1 : 0;
  switch (type) {
    case 'select':
      return card ? submit(match, seat, { kind: 'select', card }, t) : 'no card';
    case 'lock':
      return submit(match, seat, { kind: 'lock', card: card ?? null }, t);
    case 'deselect':
    case 'rematch':
      return submit(match, seat, { kind: type }, t);
    case 'leave':
      return submit(match, 'house', { kind: 'left', seat }, t);
    case 'tick':
    case 'disconnect':
    case 'reconnect':
      return 'ok';
    default:
      return `unknown input ${type}`;
  }
};

const finalOf = (match: Clocked, now: number) => {
  const { state } = match;
  const wait = trunfo.waits(state)[0];
  const deadline = wait ? (match.started.get(wait.id) ?? 0) + (wait.ms ?? 0) : null;
  const seconds = deadline === null ? 0 : Math.ceil((deadline - now) / 1000);
  const [p1, p2] = scoreOf(state.rounds);
  return {
    status: state.phase === 'over' ? 'match_end' : 'playing',
    phase: state.phase,
    round: state.phase === 'result' ? state.rounds.length - 1 : state.rounds.length,
    deadline,
    timerText: state.phase === 'selecting' ? String(seconds) : '---',
    timerRed: state.phase === 'selecting' && seconds <= 5,
    popupCountdown: state.phase === 'result' ? seconds : null,
    score: { p1, p2 },
    locked: { p1: lockedCard(state, 0), p2: lockedCard(state, 1) },
    lastRound: lastRound(match),
    roundWinners: state.rounds.map(round => playerName(round.winner)),
    result: state.outcome && { outcome: playerName(state.outcome.winner), reason: state.outcome.by },
    viewOfP1: opponentSeen(state, 0),
    viewOfP2: opponentSeen(state, 1),
  };
};

const playerName = (seat: Seat | null): string => (seat === null ? 'draw' : `p${seat + 1}`);

const lockedCard = (state: TrunfoState, seat: 0 | 1): Card | null =>
  state.choices[seat].locked ? state.choices[seat].card : null;

const lastRound = ({ state, auto }: Clocked) => {
  const round = state.rounds.at(-1);
  return round ? { p1: round.cards[0], p2: round.cards[1], winner: playerName(round.winner), auto } : null;
};

/** What one player's screen holds of the other. */
const opponentSeen = (state: TrunfoState, viewer: 0 | 1) => {
  const seen = trunfo.view(state, viewer);
  const other = viewer === 0 ? 1 : 0;
  const shown = seen.phase === 'result' ? (seen.rounds.at(-1)?.cards[other] ?? null) : null;
  return {
    oppLocked: seen.choices[other].locked,
    oppCard: shown ?? seen.choices[other].card,
    oppHandCount: sizeOf(seen.hands[other]),
  };
};
