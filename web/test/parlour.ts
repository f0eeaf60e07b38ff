import type { ClientMessage, Me, ServerMessage } from '@majlis/protocol';
import { gameWithId } from '@/games.ts';
import { type LocalHouse, newHouse, oldHouse } from '@/offline/house.ts';
import { passingJournal } from '@/offline/journal.ts';
import { botsOf } from '@/offline/think.ts';
import { castOf } from '@/store/loaded.ts';
import { type TableStore, tableStore } from '@/store/table-store.ts';
import type { WireListener } from '@/store/wire.ts';
import { settled, stillDevice } from '@/test/still-device.ts';

const ME: Me = { id: 'me', name: 'Me', kind: 'guest', username: null, muted: [], blocked: [] };

const begun = (house: LocalHouse | undefined): LocalHouse => {
  if (!house) throw new Error('no such table');
  return house;
};

/** A browser with its journal and its clock; a page can be opened in it more than once. */
export const browser = async (game: string, options: object = {}) => {
  const played = gameWithId(game);
  if (!played) throw new Error(`no ${game}`);
  const [cast, bots] = [castOf(await played.rules()), botsOf(await played.bots(), () => 0)];
  const { clock, draw, device } = stillDevice();
  const { now, later } = clock;
  const journal = passingJournal();
  /** `late`: so long the page takes to answer, on a device that is busy. */
  const open = async ({ late = 0 } = {}) => {
    clock.clear();
    let ear: WireListener | undefined;
    const early: ServerMessage[] = [];
    const needs = {
      cast: { ...cast, levels: bots.levels, pace: bots.pace },
      journal,
      think: bots.think,
      now,
      later,
      draw,
      tell: (message: ServerMessage) => (ear ? ear.heard(message) : early.push(message)),
    };
    const setup = { game, size: cast.game.sizes[0] ?? 2, options, level: 'novice', secret: '7'.repeat(64) };
    const house: LocalHouse = (await oldHouse(needs, 'local', ME)) ?? begun(newHouse(needs, 'local', ME, setup));
    const store: TableStore = tableStore({
      cast,
      againstBots: true,
      device,
      connect: given => {
        ear = given;
        const send = late === 0 ? house.hear : (message: ClientMessage) => void later(late, () => house.hear(message));
        return { send, reconnect: () => undefined, close: () => undefined };
      },
    });
    for (const message of early) ear?.heard(message);
    return { house, store };
  };
  /** The page is there all the time; nobody touches anything. */
  const pass = async (house: LocalHouse, until: () => boolean, most: number) => {
    for (let steps = 0; steps < most && !until(); steps++) {
      await settled();
      if (clock.next()) house.beat();
    }
    await settled();
  };
  return { open, pass, journal, cast };
};
