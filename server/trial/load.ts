import { readdirSync, readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { pause, type SpawnedServer } from './process.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { guestOf, tableBy } from './test-visitor.ts';

const TICK_MS = 10;

const ticksIn = (file: string): number => {
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/** CPU time of a process so far, in ms: all of it, and that of its main thread. */
export const cpuOf = (pid: number): { readonly all: number; readonly main: number } => ({
  all: readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + ticksIn(`/proc/${pid}/task/${task}/stat`), 0),
  main: ticksIn(`/proc/${pid}/task/${pid}/stat`),
});

/** Tells a house to be tidy before it is counted what it holds: see collect-garbage.ts. */
export const TIDY = { NODE_OPTIONS: `--import=${new URL('./collect-garbage.ts', import.meta.url).href}` };

/** What a house keeps in its heap and beside it, in KB, once its garbage is gone. */
export const heapOf = async ({ port, kill }: SpawnedServer): Promise<number> => {
  await pause(1_000);
  kill('SIGUSR2');
  await pause(1_000);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const of = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return (of('nodejs_heap_size_used_bytes') + of('nodejs_external_memory_bytes')) / 1024;
};

export type BareSocket = WebSocket;

/** Bare sockets, one after the other. */
export const openSockets = async (port: number, count: number): Promise<readonly WebSocket[]> => {
  await pause(1_000);
  const sockets: WebSocket[] = [];
  for (let n = 0; n < count; n++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    sockets.push(socket);
  }
  return sockets;
};

/** Tables of two, each pair sitting down and beginning to play. */
export const crowd = async (house: SpawnedServer, tables: number, options: object): Promise<readonly TestPlayer[]> => {
  const players: TestPlayer[] = [];
  const game = 'trunfo/1';
  for (let n = 0; n < tables; n += 10) {
    const ten = Array.from({ length: Math.min(10, tables - n) }, async () => {
      const guests = await Promise.all([guestOf(house.port), guestOf(house.port)]);
      const { id } = await tableBy(guests[0], { game, visibility: 'private', options: { ...options } });
      for (const [seat, visitor] of guests.entries()) {
        const player = playerOf({ visitor, table: id, seat, game, seed: players.length, returning: true });
        players.push(player);
        await player.connect();
      }
    });
    await Promise.all(ten);
  }
  return players;
};

export const until = async (what: () => boolean, ms: number): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end && !what(); ) await pause(20);
  return what();
};
