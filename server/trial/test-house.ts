import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocket } from 'ws';
import { freePort, pause, type SpawnedServer, spawnServer, trialEnv } from './process.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { type TestVisitor, tableBy } from './test-visitor.ts';

export const GAME = 'trunfo/1';
export const QUICK = { resultMs: 1000, playMs: 3000 };

/** A house in a process of its own with a folder of its own, and the people in it. */
export interface TestHouse {
  readonly house: SpawnedServer;
  readonly folder: string;
  joined(visitor: TestVisitor, table: string, seat: number | null, seed?: number): Promise<TestPlayer>;
  /** How the house ended, asked to. */
  close(): Promise<number | null>;
}

export const openTestHouse = async (env: Readonly<Record<string, string>> = {}): Promise<TestHouse> => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-house-'));
  const house = await spawnServer({ ...trialEnv(await freePort(), folder), ...env });
  const players: TestPlayer[] = [];
  return {
    house,
    folder,
    joined: async (visitor, table, seat, seed = 1) => {
      const player = playerOf({ visitor, table, seat, game: GAME, seed, returning: false });
      players.push(player);
      await player.connect();
      return player;
    },
    close: async () => {
      for (const player of players) player.stop();
      house.kill('SIGTERM');
      const code = await house.ended;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
};

export const until = async (what: () => boolean, ms = 240_000): Promise<void> => {
  for (const end = performance.now() + ms; performance.now() < end; await pause(20)) if (what()) return;
  throw new Error(`waited in vain: ${what}`);
};

export const newTable = async (
  host: TestVisitor,
  visibility: 'private' | 'public' = 'private',
  options = {},
): Promise<string> => (await tableBy(host, { game: GAME, visibility, options: { ...QUICK, ...options } })).id;

export const closedWith = async (socket: WebSocket): Promise<string> =>
  new Promise(resolve => {
    socket.on('error', error => resolve(error.message));
    socket.on('close', (code, reason) => resolve(`${code} ${reason}`));
  });

export const hello = async (visitor: TestVisitor, place: string, ticket?: string): Promise<WebSocket> => {
  const pass = ticket ?? (await visitor.ticket());
  const socket = visitor.socket();
  socket.once('open', () => socket.send(JSON.stringify({ kind: 'hello', ticket: pass, place })));
  return socket;
};

export const nextMessage = (socket: WebSocket, kind: string): Promise<Record<string, unknown>> =>
  new Promise(resolve =>
    socket.on('message', data => {
      const message = JSON.parse(data.toString());
      if (message.kind === kind) resolve(message);
    }),
  );
