import { type Card, type Seat, sizeOf } from '@majlis/kernel';
import { codeOf } from '@majlis/kernel/vectors';
import type { DhappaAction, DhappaEvent } from '../action.ts';
import { decide } from '../decide.ts';
import type { DhappaOptions } from '../options.ts';
import { runOf } from '../plays/position.ts';
import type { DhappaReason } from '../reason.ts';
import { type End, meaningsIn, type RunId } from '../runs/run.ts';
import { afterSwap } from '../runs/swap.ts';
import { lockOf, ofSide } from '../score/lock.ts';
import type { DhappaState, RoundResult } from '../state.ts';
import { cardOf, cardsOf, type FixtureState, guessedForm, rulesOf, stateOf } from './fixture.ts';

/** An action as the vectors write it; runs go by names of the vector's own. */
interface Written {
  readonly seat: Seat;
  readonly type: string;
  readonly n?: number;
  readonly kind?: 'run' | 'set';
  readonly cards?: readonly string[];
  readonly card?: string;
  readonly id?: string;
  readonly run?: string;
  readonly a?: string;
  readonly b?: string;
  readonly bridge?: readonly string[];
  readonly end?: End;
  readonly to?: End;
}

interface Script {
  readonly state: FixtureState;
  readonly actions?: readonly Written[];
  readonly before?: readonly Written[];
  readonly options?: Partial<DhappaOptions>;
}

interface Table {
  readonly state: DhappaState;
  readonly names: ReadonlyMap<string, RunId>;
}

const seated = ({ state, options }: Script): Table => ({
  state: stateOf(state, rulesOf(options)),
  names: new Map((state.runs ?? []).flatMap(({ id }, i): [string, RunId][] => (id ? [[id, `r${i + 1}`]] : []))),
});

const actionOf = (written: Written, names: ReadonlyMap<string, RunId>): DhappaAction => {
  const cards = cardsOf(written.cards ?? []);
  const run = (name: string | undefined): RunId => names.get(name ?? '') ?? 'r0';
  const card = (): Card => cardOf(written.card ?? '');
  switch (written.type) {
    case 'npick':
      return { kind: 'npick', n: written.n ?? 0 };
    case 'meld':
      return { kind: 'meld', form: written.kind ?? guessedForm(cards), cards };
    case 'extend':
      return { kind: 'extend', run: run(written.run), end: written.end ?? 'high', cards };
    case 'swap':
      return { kind: 'swap', run: run(written.run), card: card() };
    case 'shift':
      return { kind: 'shift', run: run(written.run), card: card(), to: written.to ?? null };
    case 'merge':
      return { kind: 'merge', run: run(written.a), other: run(written.b), bridge: cardsOf(written.bridge ?? []) };
    case 'discard':
      return { kind: 'discard', card: card() };
    case 'draw':
    case 'cancelPick':
    case 'undo':
    case 'lapse':
      return { kind: written.type };
    default:
      throw new Error(`unknown action ${written.type}`);
  }
};

/** Nobody can take a card out of a run (DHA-6.8), so there is no such action: what a player is told who tries it with the card that it stands for. */
const retrieval = ({ state, names }: Table, { seat, run, card }: Written): string => {
  const untimely = decide(state, seat, { kind: 'discard', card: cardOf('2C') });
  if (!untimely.ok && UNTIMELY.includes(untimely.reason)) return codeOf(untimely.reason);
  const there = runOf(state.runs, names.get(run ?? '') ?? 'r0');
  if (!there) return codeOf('no-such-run');
  const [, meant = ''] = meaningsIn(there).find(([wild]) => wild === cardOf(card ?? '')) ?? [];
  const natural = there.form === 'run' ? meant : `${meant}S`;
  const swap = afterSwap(there, cardOf(meant === '' ? (card ?? '') : natural), state.options);
  return codeOf(swap.ok ? 'use-swap' : swap.reason);
};

const UNTIMELY: readonly DhappaReason[] = ['not-your-turn', 'wrong-phase', 'round-over'];

const submit = (table: Table, written: Written): { readonly table: Table; readonly code: string } => {
  if (written.type === 'retrieve') return { table, code: retrieval(table, written) };
  const { state, names } = table;
  const decision = decide(state, written.seat, actionOf(written, names));
  if (!decision.ok) return { table, code: codeOf(decision.reason) };
  const [event] = decision.events;
  const named = event?.kind === 'melded' && written.id ? new Map([...names, [written.id, event.run.id]]) : names;
  return { table: { state: decision.after, names: named }, code: 'ok' };
};

const played = (table: Table, actions: readonly Written[]): { readonly table: Table; readonly codes: string[] } => {
  const codes: string[] = [];
  let now = table;
  for (const action of actions) {
    const { table: next, code } = submit(now, action);
    codes.push(code);
    now = next;
  }
  return { table: now, codes };
};

export const runScript = (script: Script) => {
  const { table, codes } = played(seated(script), script.actions ?? []);
  return { codes, final: finalOf(table) };
};

export const runTimeout = (script: Script) => {
  const { table, codes } = played(seated(script), script.before ?? []);
  const { seat } = table.state.turn;
  const decision = decide(table.state, seat, { kind: 'lapse' });
  if (!decision.ok) return { codes, log: [codeOf(decision.reason)] };
  const state = decision.after;
  return { codes, log: logOf(decision.events), final: finalOf({ ...table, state }) };
};

const logOf = (events: readonly DhappaEvent[]): string[] => [
  ...(events.some(({ kind }) => kind === 'undone' || kind === 'pickReturned') ? ['unwind'] : []),
  ...events.flatMap(event => {
    if (event.kind === 'drawn') return ['draw'];
    return event.kind === 'discarded' ? [`discard ${event.card} ok`] : [];
  }),
];

const resultOf = (last: RoundResult | undefined) => {
  if (!last) return null;
  return last.winner === null ? { kind: 'draw' } : { kind: 'win', team: last.winner === 0 ? 'A' : 'B', by: last.by };
};

const finalOf = ({ state, names }: Table) => ({
  turn: state.turn.seat,
  phase: state.phase,
  opened: state.opened,
  runs: Object.fromEntries([...names].map(([name, id]) => [name, runOf(state.runs, id)?.cards ?? null])),
  pile: state.discards,
  burnt: state.burnt,
  drawCount: sizeOf(state.draw),
  result: resultOf(state.rounds.at(-1)),
  lockA: lockOf(ofSide(state.runs, 0), state.options).locked,
  lockB: lockOf(ofSide(state.runs, 1), state.options).locked,
  ...Object.fromEntries(state.hands.map((hand, seat) => [`hand${seat}`, hand.cards])),
});
