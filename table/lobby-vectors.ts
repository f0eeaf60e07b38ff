import { seeded } from '@majlis/kernel';
import { nonceHash } from '@majlis/kernel/dice';
import { codeOf } from '@majlis/kernel/vectors';
import type { GameSetup, Message, Request, Table } from './index.ts';
import { type Parlour, parlour } from './sim/parlour.ts';
import { hex, personOf } from './sim/person.ts';
import { seatOf } from './table.ts';

/** What happens in the lobby of a table that `p1` has opened and sits at. */
interface Given {
  readonly events: readonly { readonly by: string; readonly type: string }[];
}

/** How the dossiers name these refusals of the table; the others go by their own name. */
const CODES: { readonly [reason: string]: string } = {
  full: 'GAME_FULL',
  'waiting-for-players': 'WAITING_FOR_OPPONENT',
  'wrong-phase': 'WRONG_STATUS',
  'not-seated': 'NOT_A_PLAYER',
  'already-seated': 'ALREADY_JOINED',
};

const STEP_MS = 50;

/** Answers the vectors of the area `lobby`, for any game. */
export const lobbyArea =
  (setup: GameSetup) =>
  ({ events }: Given): unknown => {
    const replies = new Map<string, string>();
    const house = parlour({
      setup,
      seed: 1,
      size: setup.game.sizes[0] ?? 0,
      options: {},
      think: () => ({ kind: 'nothing' }),
      sent: ({ message }) => note(replies, message),
    });
    const names = [...new Set(['p1', ...events.map(({ by }) => by)])];
    names.forEach((_, n) => {
      house.at(STEP_MS, () => ({ kind: 'arrived', conn: `c-${n}`, person: personOf(n), mayTalk: true }));
    });
    tell(house, 0, 'join', 2 * STEP_MS, 'first');
    events.forEach(({ by, type }, i) => {
      tell(house, names.indexOf(by), type, (3 + i) * STEP_MS, `event ${i}`);
      names.forEach((_, n) => {
        tell(house, n, 'open', (3.5 + i) * STEP_MS, `open ${i} ${n}`);
      });
    });
    house.run((5 + events.length) * STEP_MS);
    const { table } = house.room;
    return { codes: events.map((_, i) => replies.get(`event ${i}`) ?? 'no answer'), final: standing(table, names) };
  };

const note = (replies: Map<string, string>, message: Message): void => {
  if (message.kind === 'done') replies.set(message.act, 'ok');
  if (message.kind === 'refused') replies.set(message.act, CODES[message.reason] ?? codeOf(message.reason));
};

const tell = (house: Parlour, n: number, type: string, at: number, act: string): void =>
  house.at(at, ({ room: { table } }) => {
    const request = requestOf(table, n, type);
    return request && { kind: 'asked', conn: `c-${n}`, act, request };
  });

const requestOf = (table: Table, n: number, type: string): Request | undefined => {
  const nonce = hex(seeded(n + 1), 32);
  const free = table.chairs.findIndex(({ sitter }) => !sitter);
  switch (type) {
    case 'join':
      return { kind: 'sit', seat: Math.max(free, 0), hash: nonceHash(table.commitment?.id ?? '', nonce) };
    case 'leave':
      return { kind: 'leave' };
    case 'ready':
    case 'unready':
      return { kind: 'ready', ready: type === 'ready' };
    case 'open':
      return table.phase === 'starting' ? { kind: 'open', nonce } : undefined;
    default:
      return { kind: 'act', word: type };
  }
};

/** Where the game stands once it has begun: its phase, and how many rounds have been played. */
const begun = (state: unknown): object => {
  const { phase = null, rounds = [] } = Object(state);
  return { phase, round: state === null ? null : rounds.length };
};

/** The lobby in the words of the dossiers. */
const standing = (table: Table, names: readonly string[]): unknown => {
  const isFull = table.chairs.every(({ sitter }) => sitter);
  const lobby = isFull ? 'ready' : 'waiting';
  return {
    status: table.phase === 'lobby' ? lobby : table.phase,
    ...begun(table.state),
    players: names.filter((_, n) => seatOf(table, personOf(n).id) !== undefined),
    ready: Object.fromEntries(
      names.map((name, n) => [name, table.chairs[seatOf(table, personOf(n).id) ?? -1]?.ready ?? false]),
    ),
  };
};
