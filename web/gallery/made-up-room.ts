import type { ServerMessage } from '@majlis/protocol';
import { ME } from '@/gallery/made-up-house.ts';
import type { Loaded } from '@/store/loaded.ts';

type Welcome = Extract<ServerMessage, { kind: 'welcome' }>;

const CHAIR = {
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

const sits = (id: string, name: string, since: number) => ({
  kind: 'person',
  person: { id, name },
  hash: 'ab'.repeat(32),
  since,
});

const baloot = [
  { ...CHAIR, sitter: sits(ME.id, ME.name, 1) },
  { ...CHAIR, sitter: { kind: 'bot', level: 'steady' }, ready: true },
  { ...CHAIR, sitter: sits('ali', 'Ali_99', 2), ready: true },
  CHAIR,
];

const trunfo = [
  { ...CHAIR, sitter: sits(ME.id, ME.name, 1) },
  { ...CHAIR, sitter: sits('ines', 'Inês', 2) },
];

const dhappa = [...baloot, { ...CHAIR, sitter: { kind: 'bot', level: 'novice' }, ready: true }, CHAIR];

const ROOMS: { readonly [game: string]: Welcome['table']['chairs'] } = { 'trunfo/1': trunfo, 'dhappa/1': dhappa };

/** What a waiting room is at first: its host's view, or a guest's. */
export const welcome = (cast: Loaded, isHost: boolean, visibility: 'private' | 'public'): Welcome => ({
  kind: 'welcome',
  now: 0,
  you: 0,
  at: 0,
  table: {
    chairs: ROOMS[cast.game.id] ?? baloot,
    state: null,
    seq: 1,
    phase: 'lobby',
    game: cast.game.id,
    options: { ...cast.game.options.presets.default },
    visibility,
    reveal: 'match',
    ranked: false,
    host: isHost ? ME.id : 'ali',
    commitment: { id: 'cd'.repeat(16), ctx: `${cast.game.id}/1`, commitment: 'ef'.repeat(32) },
    nonces: [],
    course: {},
    refusers: [],
    strikes: 0,
    ending: null,
    acts: [],
  },
  clocks: [],
  slow: [],
});

export const hello = (account: boolean): ServerMessage => ({
  kind: 'hello',
  now: 0,
  you: { ...ME, ...(account && { kind: 'account', username: 'saud' }) },
  ticket: '00'.repeat(32),
  code: 'K7Q4',
});
