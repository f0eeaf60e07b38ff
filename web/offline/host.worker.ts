import type { House, Needs } from '@/offline/house.ts';
import { newHouse, oldHouse } from '@/offline/house.ts';
import { indexedJournal, passingJournal } from '@/offline/journal.ts';
import type { FromWorker, ToWorker } from '@/offline/letter.ts';
import { loadThink } from '@/offline/think.ts';
import { verdictOn } from '@/store/evidence.ts';
import { loadGame } from '@/store/games.ts';

/** Every table in this browser has a worker of its own; a lock keeps two tabs from hosting the same one. */
const post = (letter: FromWorker): void => self.postMessage(letter);

const start = Date.now();
const born = performance.now();
let rate = 1;
const now = (): number => Math.floor(start + (performance.now() - born) * rate);
const BEAT = 5_000;
/** In the table's time, however fast that runs. */
const pulseMs = (): number => Math.min(1_000 * rate, BEAT);
/** A pulse this late means that the device slept. */
const SLEPT = 1_500;

let house: House | undefined;
let last = now();
let heardAt = now();

/** What was due meanwhile comes first when a device wakes up: that it slept is known before. */
const look = (): void => {
  const late = now() - last - pulseMs();
  if (late <= SLEPT) return;
  last = now();
  house?.stalled(late);
};

const later = (ms: number, work: () => void): (() => void) => {
  const timer = setTimeout(() => {
    look();
    work();
  }, ms / rate);
  return () => clearTimeout(timer);
};

const draw = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

const enter = async ({ table, me, setup }: Extract<ToWorker, { kind: 'enter' }>): Promise<void> => {
  if (import.meta.env.MODE === 'test') rate = setup.rate ?? 1;
  last = now();
  const journal = await indexedJournal().catch(() => passingJournal());
  const cast = await loadGame(setup.game);
  const bots = cast && (await loadThink(setup.game));
  if (!cast || !bots) return post({ kind: 'parted', why: 'no-such-table' });
  const needs: Needs = {
    cast: { ...cast, levels: bots.levels, pace: bots.pace, chance: bots.chance },
    journal,
    think: bots.think,
    now,
    later,
    draw,
    tell: message => post({ kind: 'heard', message }),
  };
  house = (await oldHouse(needs, table, me)) ?? newHouse(needs, table, me, setup);
  if (!house) post({ kind: 'parted', why: 'no-such-table' });
};

/** Held until the worker ends, or until another tab takes the table. Plain http knows no locks. */
const alone = async (letter: Extract<ToWorker, { kind: 'enter' }>): Promise<void> => {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return enter(letter);
  const options = letter.take ? { steal: true } : { ifAvailable: true };
  try {
    await locks.request(`majlis/${letter.table}`, options, async lock => {
      if (!lock) return post({ kind: 'parted', why: 'elsewhere' });
      await enter(letter);
      await new Promise(() => {});
    });
  } catch {
    house?.stop();
    post({ kind: 'parted', why: 'elsewhere' });
  }
};

const check = async ({ memory }: Extract<ToWorker, { kind: 'check' }>): Promise<void> => {
  const verdict = await house?.check(memory);
  post({ kind: 'checked', verdict: verdict ?? { ok: false, checks: [] } });
};

/** A match that was played elsewhere. */
const judge = async ({ evidence }: Extract<ToWorker, { kind: 'judge' }>): Promise<void> => {
  const cast = await loadGame(evidence.game);
  post({ kind: 'checked', verdict: cast ? verdictOn(cast, evidence) : { ok: false, checks: [] } });
};

const pulse = (): void => {
  look();
  last = now();
  if (last - heardAt >= BEAT) {
    heardAt = last;
    house?.beat();
  }
  setTimeout(pulse, pulseMs() / rate);
};

pulse();

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  look();
  if (data.kind === 'enter') void alone(data);
  else if (data.kind === 'check') void check(data);
  else if (data.kind === 'judge') void judge(data);
  else house?.hear(data.message);
};
