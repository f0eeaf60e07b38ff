import type { DeviceMemory, DiceVerdict } from '@majlis/kernel/dice';
import { type ClientMessage, type Me, personOf, type ServerMessage } from '@majlis/protocol';
import {
  create,
  type Effect,
  type GameSetup,
  type Input,
  type LogLine,
  type Message,
  type Room,
  recover,
  step,
  verifyLog,
} from '@majlis/table';
import type { Journal, JournalPage } from '@/offline/journal.ts';
import type { LocalThink } from '@/offline/thinker.ts';
import type { Setup } from '@/store/letter.ts';

/** What a table in this browser needs. */
export interface LocalHouseDeps {
  readonly cast: GameSetup;
  readonly journal: Journal;
  readonly think: LocalThink;
  now(): number;
  later(ms: number, work: () => void): () => void;
  draw(bytes: number): string;
  tell(message: ServerMessage): void;
}

export interface LocalHouse {
  hear(message: ClientMessage): void;
  /** A sign that the page is still there. */
  beat(): void;
  /** The device slept, or the worker was held up: time that counts for nobody. */
  stalled(ms: number): void;
  check(memory: DeviceMemory | null): Promise<DiceVerdict>;
  stop(): void;
}

const CONN = 'page';
const TICKET = '0'.repeat(64);

type Feed = (input: Input) => void;

/** The log of a table, as the journal keeps it. */
const logOf = ({ journal }: LocalHouseDeps, first: JournalPage, feed: Feed) => {
  let page = first;
  return {
    append: async (seq: number, lines: readonly LogLine[], secret: string | null): Promise<void> => {
      page = { ...page, secret: secret ?? page.secret, closed: lines.some(({ event }) => event.kind === 'closed') };
      try {
        await journal.append(page, lines);
        feed({ kind: 'stored', seq });
      } catch {
        feed({ kind: 'unsure', seq });
      }
    },
    load: async (): Promise<void> => {
      const read = await journal.read(page.id).catch(() => null);
      if (read) feed({ kind: 'loaded', lines: read.lines, secret: read.page.secret });
      else feed({ kind: 'unloadable' });
    },
  };
};

/** What the machine of the table asks for, done here: its log, its messages, its alarm and its bots. */
const performer = (needs: LocalHouseDeps, first: JournalPage, feed: Feed) => {
  const log = logOf(needs, first, feed);
  let wake = () => {};
  const perform = (effect: Effect): void => {
    switch (effect.kind) {
      case 'append':
        void log.append(effect.seq, effect.lines, effect.secret);
        return;
      case 'load':
        void log.load();
        return;
      case 'send':
        if (effect.to === CONN) needs.tell(onWire(effect.message));
        return;
      case 'wake':
        wake();
        wake = needs.later(Math.max(0, effect.at - needs.now()), () => feed({ kind: 'woke' }));
        return;
      case 'askBot':
        needs.later(0, () => {
          const action = needs.think(effect);
          if (action) feed({ kind: 'botActed', ask: effect.ask, action });
        });
        return;
      case 'close':
      case 'alarm':
        return;
    }
  };
  return { perform, rest: () => wake() };
};

/** The table and its bots, hosted here: the same machine and the same messages as at the house. */
const houseOf = (
  needs: LocalHouseDeps,
  me: Me,
  begin: { room: Room; effects: readonly Effect[] },
  page: JournalPage,
): LocalHouse => {
  const { cast, journal, now } = needs;
  let room = begin.room;
  let stopped = false;
  const feed = (input: Input): void => {
    if (stopped) return;
    const moved = step(cast, room, input, now());
    room = moved.room;
    moved.effects.forEach(perform);
  };
  const { perform, rest } = performer(needs, page, feed);
  needs.tell({ kind: 'hello', now: now(), you: me, ticket: TICKET, code: null });
  begin.effects.forEach(perform);
  feed({ kind: 'arrived', conn: CONN, person: personOf(me), mayTalk: true });
  return {
    hear: message => {
      if (message.kind === 'ask') feed({ kind: 'asked', conn: CONN, act: message.act, request: message.request });
      if (message.kind === 'missed') feed({ kind: 'missed', conn: CONN, you: message.you, at: message.at });
    },
    beat: () => feed({ kind: 'heard', conn: CONN, rtt: 0 }),
    stalled: ms => feed({ kind: 'stalled', ms }),
    check: async memory => {
      const read = await journal.read(page.id);
      return verifyLog(cast, read?.lines ?? [], memory ?? undefined);
    },
    stop: () => {
      stopped = true;
      rest();
    },
  };
};

/** The protocol passes a table's own words through. */
const onWire = (message: Message): ServerMessage => message as ServerMessage;

/** A new table, with bots in all seats but the first; undefined: such a table cannot be. */
export const newHouse = (needs: LocalHouseDeps, id: string, me: Me, setup: Setup): LocalHouse | undefined => {
  const host = personOf(me);
  const plan = { size: setup.size, options: setup.options, visibility: 'private', reveal: 'match', host } as const;
  const opened = create(needs.cast, plan, setup.secret, needs.now());
  if (!opened.ok) return undefined;
  const page: JournalPage = { id, game: setup.game, secret: setup.secret, openedAt: needs.now(), closed: false };
  const house = houseOf(needs, me, { room: opened.state, effects: opened.effects }, page);
  for (let seat = 1; seat < setup.size; seat++)
    house.hear({ kind: 'ask', act: needs.draw(16), request: { kind: 'seatBot', seat, level: setup.level } });
  return house;
};

/** A match is on: it goes on where it stood. */
const isOn = (lines: readonly LogLine[]): boolean =>
  lines.findLast(({ event }) => event.kind === 'started' || event.kind === 'ended')?.event.kind === 'started';

/** A table from its log; undefined: there is none with a match on it, and what there was is forgotten. */
export const oldHouse = async (needs: LocalHouseDeps, id: string, me: Me): Promise<LocalHouse | undefined> => {
  const read = await needs.journal.read(id);
  if (!read || read.page.closed || read.page.game !== needs.cast.game.id || !isOn(read.lines)) {
    await needs.journal.forget(id);
    return undefined;
  }
  return houseOf(needs, me, recover(needs.cast, read.lines, read.page.secret, needs.now()), read.page);
};
