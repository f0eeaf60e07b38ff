import { gameWithId } from '@/games.ts';
import type { LocalHouse, LocalHouseDeps } from '@/offline/house.ts';
import { newHouse, oldHouse } from '@/offline/house.ts';
import { indexedJournal, passingJournal } from '@/offline/journal.ts';
import { botsOf } from '@/offline/think.ts';
import { verdictOn } from '@/store/evidence.ts';
import type { FromWorker, ToWorker } from '@/store/letter.ts';
import { castOf } from '@/store/loaded.ts';
import { CLOCK } from '@/time/clock.ts';

/** Every table in this browser has a worker of its own; a lock keeps two tabs from hosting the same one. */
const post = (letter: FromWorker): void => self.postMessage(letter);

const now = (): number => Math.floor(CLOCK.now());
const PULSE_MS = 1_000;
const BEAT_MS = 5_000;
/** A pulse this late means that the device slept. */
const SLEPT_MS = 1_500;

let house: LocalHouse | undefined;
let last = now();
let heardAt = now();

/** What was due meanwhile comes first when a device wakes up: that it slept is known before. */
const look = (): void => {
  const late = now() - last - PULSE_MS;
  if (late <= SLEPT_MS) return;
  last = now();
  house?.stalled(late);
};

const later = (ms: number, work: () => void): (() => void) =>
  CLOCK.later(ms, () => {
    look();
    work();
  });

const draw = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

const enter = async ({ table, me, setup }: Extract<ToWorker, { kind: 'enter' }>): Promise<void> => {
  last = now();
  const journal = await indexedJournal().catch(() => passingJournal());
  const game = gameWithId(setup.game);
  if (!game) return post({ kind: 'parted', why: 'no-such-table' });
  const [rules, bots] = await Promise.all([game.rules(), game.bots().then(found => botsOf(found, CLOCK.now))]);
  const needs: LocalHouseDeps = {
    cast: { ...castOf(rules), levels: bots.levels, pace: bots.pace, chance: bots.chance },
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
  const rules = await gameWithId(evidence.game)?.rules();
  post({ kind: 'checked', verdict: rules ? verdictOn(castOf(rules), evidence) : { ok: false, checks: [] } });
};

/** A match that is over, looked at by the judge. */
const review = async ({ wish }: Extract<ToWorker, { kind: 'review' }>): Promise<void> => {
  const { reviewMatch } = await import('@/offline/reviewing.ts');
  await reviewMatch(wish, post);
};

const line = async ({ wish }: Extract<ToWorker, { kind: 'line' }>): Promise<void> => {
  const { lineOf } = await import('@/offline/reviewing.ts');
  post({ kind: 'lined', events: await lineOf(wish) });
};

/** By the judge, for one who plays against bots. */
const hint = async ({ wish }: Extract<ToWorker, { kind: 'hint' }>): Promise<void> => {
  const { hintFor } = await import('@/offline/hinting.ts');
  post({ kind: 'hinted', hint: await hintFor(wish) });
};

const pulse = (): void => {
  look();
  last = now();
  if (last - heardAt >= BEAT_MS) {
    heardAt = last;
    house?.beat();
  }
  CLOCK.later(PULSE_MS, pulse);
};

pulse();

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  look();
  if (data.kind === 'enter') void alone(data);
  else if (data.kind === 'check') void check(data);
  else if (data.kind === 'judge') void judge(data);
  else if (data.kind === 'review') void review(data);
  else if (data.kind === 'line') void line(data);
  else if (data.kind === 'hint') void hint(data);
  else house?.hear(data.message);
};
