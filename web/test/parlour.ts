import type { ClientMessage, Me, ServerMessage } from '@majlis/protocol';
import { gameWithId } from '@/games.ts';
import { type LocalHouse, newHouse, oldHouse } from '@/offline/house.ts';
import { passingJournal } from '@/offline/journal.ts';
import { botsOf } from '@/offline/think.ts';
import { castOf } from '@/store/loaded.ts';
import { type TableStore, tableStore } from '@/store/table-store.ts';
import type { WireListener } from '@/store/wire.ts';

const ME: Me = { id: 'me', name: 'Me', kind: 'guest', username: null, muted: [], blocked: [] };

const begun = (house: LocalHouse | undefined): LocalHouse => {
  if (!house) throw new Error('no such table');
  return house;
};

/** A browser with its journal and its clock; a page can be opened in it more than once. */
export const browser = async (game: string, options: object = {}) => {
  const played = gameWithId(game);
  if (!played) throw new Error(`no ${game}`);
  const [cast, bots] = [castOf(await played.rules()), botsOf(await played.bots())];
  const clock = { now: 1_000_000 };
  const journal = passingJournal();
  const kept = new Map<string, string>();
  let due: { at: number; work: () => void }[] = [];
  const later = (ms: number, work: () => void) => {
    const one = { at: clock.now + ms, work };
    due.push(one);
    return () => {
      due = due.filter(other => other !== one);
    };
  };
  let draws = 0;
  const draw = (bytes: number) => (++draws).toString(16).padStart(bytes * 2, '0');
  /** `late`: so long the page takes to answer, on a device that is busy. */
  const open = async ({ late = 0 } = {}) => {
    due = [];
    let ear: WireListener | undefined;
    const early: ServerMessage[] = [];
    const needs = {
      cast: { ...cast, levels: bots.levels, pace: bots.pace },
      journal,
      think: bots.think,
      now: () => clock.now,
      later,
      draw,
      tell: (message: ServerMessage) => (ear ? ear.heard(message) : early.push(message)),
    };
    const setup = { game, size: cast.game.sizes[0] ?? 2, options, level: 'novice', secret: '7'.repeat(64) };
    const house: LocalHouse = (await oldHouse(needs, 'local', ME)) ?? begun(newHouse(needs, 'local', ME, setup));
    const store: TableStore = tableStore({
      cast,
      againstBots: true,
      device: {
        now: () => clock.now,
        draw,
        keep: { get: key => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value) },
      },
      connect: given => {
        ear = given;
        const send = late === 0 ? house.hear : (message: ClientMessage) => void later(late, () => house.hear(message));
        return { send, reconnect: () => undefined, close: () => undefined };
      },
    });
    for (const message of early) ear?.heard(message);
    return { house, store };
  };
  const settle = async () => {
    for (let i = 0; i < 12; i++) await Promise.resolve();
  };
  /** The page is there all the time; nobody touches anything. */
  const pass = async (house: LocalHouse, until: () => boolean, most: number) => {
    for (let steps = 0; steps < most && !until(); steps++) {
      await settle();
      const next = due.sort((a, b) => a.at - b.at)[0];
      if (!next) continue;
      due = due.filter(one => one !== next);
      clock.now = Math.max(clock.now, next.at);
      next.work();
      house.beat();
    }
    await settle();
  };
  return { open, pass, journal, cast };
};
