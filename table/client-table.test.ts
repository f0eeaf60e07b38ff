import { seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { type ClientTable, listen, type Message, onNewConnection, UNKNOWN, viewOf } from './index.ts';
import { begin, setupWith, trial } from './tests.ts';

type Says<K extends Message['kind']> = Extract<Message, { kind: K }>;

const setup = setupWith();

/** A whole match of person 0 and three bots, and all that person 0 was sent: first on the rail, then in a chair. */
const played = (() => {
  const table = begin(trial(setup), [0]);
  table.alive(0, 60_000);
  for (let at = 500; at < 60_000; at += 500) table.ask(at, 0, { kind: 'act', word: 'play' });
  table.house.run(60_000);
  const sent = table.sent.filter(({ to }) => to === 'c-0').map(({ message }) => message);
  return { sent, end: table.house.room.table };
})();

const hear = (known: ClientTable, message: Message): ClientTable => listen(setup, known, message).known;
const isTold = (message: Message): message is Says<'told'> => message.kind === 'told';
const isWelcome = (message: Message): message is Says<'welcome'> => message.kind === 'welcome';

const { sent } = played;
/** What is known after each message. */
const course: ClientTable[] = [];
for (const message of sent) course.push(hear(course.at(-1) ?? UNKNOWN, message));
const last = course.at(-1)!;
const seated = sent.findLastIndex(isWelcome);
const tells = sent.slice(seated).filter(isTold);

test('a client that hears everything once sees the table as the server would show it', () => {
  expect(played.end.ending).not.toBeNull();
  expect(tells.length).toBeGreaterThan(10);
  expect(sent.filter(isWelcome).map(({ you }) => you)).toEqual(['rail', 0]);
  expect(last.table).toEqual(viewOf(setup, played.end, 0));
  expect(last).toMatchObject({ you: 0, at: tells.at(-1)!.at + tells.at(-1)!.events.length - 1, asking: false });
});

test('what comes twice, at once or much later, changes nothing and is no news', () => {
  const random = seeded(3);
  sent.forEach((_, i) => {
    const known = course[i]!;
    for (const old of [sent[i]!, sent[random.below(i + 1)]!, sent[random.below(i + 1)]!]) {
      const again = listen(setup, known, old);
      expect(again.known).toEqual(known);
      expect([again.news, again.missed]).toEqual([[], null]);
    }
  });
});

/** The same news once more, from an earlier number on: as when two answers to `missed` cross. */
const joined = (from: number, to: number): Says<'told'> => ({
  ...tells[to]!,
  at: tells[from]!.at,
  events: tells.slice(from, to + 1).flatMap(({ events }) => events),
});

test.each([1, 2, 5])('news that overlap by %i messages are taken from the first new event on', many => {
  let known = course[seated]!;
  const heard: unknown[] = [];
  tells.forEach((_, to) => {
    const { known: next, news } = listen(setup, known, joined(Math.max(0, to - many), to));
    known = next;
    heard.push(...news.map(({ told }) => told));
    expect(news.at(-1)?.table).toBe(known.table);
  });
  expect(known.table).toEqual(last.table);
  expect(known.at).toBe(last.at);
  expect(heard).toEqual(tells.flatMap(({ events }) => events));
});

test('a gap is asked about once, nothing after it is taken, and its rest fills it', () => {
  const before = hear(course[seated]!, tells[0]!);
  const { known, news, missed } = listen(setup, before, tells[2]!);
  expect(missed).toEqual({ you: 0, at: before.at });
  expect(news).toEqual([]);
  expect(known).toEqual({ ...before, asking: true });
  expect(listen(setup, known, tells[3]!)).toEqual({ known, news: [], missed: null });
  const filled = hear(known, joined(1, 3));
  expect(filled).toMatchObject({ asking: false, at: tells[3]!.at + tells[3]!.events.length - 1 });
  expect(listen(setup, filled, tells[5]!).missed).toEqual({ you: 0, at: filled.at });
});

test('news of another viewer: late ones are dropped, others mean that a welcome was missed', () => {
  const known = course[seated]!;
  const strange: Says<'told'> = { ...tells[0]!, you: 'rail' };
  expect(listen(setup, known, strange)).toMatchObject({ news: [], missed: { you: 0, at: known.at } });
  expect(listen(setup, known, { ...strange, now: known.newest! - 1 })).toEqual({ known, news: [], missed: null });
});

test('a late welcome is dropped: an older one, and one that knows less', () => {
  const welcome = sent[seated]! as Says<'welcome'>;
  expect(hear(last, welcome)).toBe(last);
  expect(hear(last, { ...welcome, now: last.newest! })).toBe(last);
  expect(hear(last, { ...welcome, you: 'rail', now: last.newest! - 1 })).toBe(last);
  expect(hear(last, { ...welcome, you: 'rail', now: last.newest! + 1 })).toMatchObject({ you: 'rail', at: welcome.at });
  expect(hear(last, { ...welcome, at: last.at, now: last.newest! }).table).toBe(welcome.table);
});

test('late news bring their events, and leave the newer clocks and the pause as they are', () => {
  const [news] = tells;
  const now = news!.now + 1;
  const clocks = [{ id: 'play/9', on: 0, ms: 9, until: now + 9 }] as const;
  const timed = hear(course[seated]!, { kind: 'clocks', now, clocks });
  expect(timed.clocks).toBe(clocks);
  expect(hear(timed, { kind: 'clocks', now: now - 1, clocks: [] })).toBe(timed);
  expect(hear(timed, news!)).toMatchObject({ clocks, newest: now, at: news!.at + news!.events.length - 1 });
  const paused = hear(timed, { kind: 'paused', now: now + 1 });
  expect(paused.paused).toBe(true);
  expect(hear(paused, news!)).toMatchObject({ paused: true, at: news!.at + news!.events.length - 1 });
  expect(hear(paused, { ...news!, now: now + 2 })).toMatchObject({ paused: false, clocks: news!.clocks });
  expect(hear(paused, { kind: 'clocks', now: now + 1, clocks: [] })).toMatchObject({ paused: false, clocks: [] });
  expect(hear(timed, { kind: 'paused', now: now - 1 })).toBe(timed);
});

test('slow lines are counted by person; a late signal is not heard', () => {
  const now = last.newest! + 1;
  const slow = (known: ClientTable, person: string, isSlow: boolean, at = now): ClientTable =>
    hear(known, { kind: 'signal', now: at, person, slow: isSlow });
  const both = slow(slow(slow(last, 'p-1', true), 'p-2', true), 'p-1', true);
  expect(both.slow).toEqual(['p-2', 'p-1']);
  expect(slow(both, 'p-2', false).slow).toEqual(['p-1']);
  expect(slow(both, 'p-2', false, last.newest! - 1)).toBe(both);
});

test('a new connection begins with a welcome, whatever was known and whatever its clock says', () => {
  const again = onNewConnection({ ...last, asking: true });
  const welcome = { ...(sent[seated]! as Says<'welcome'>), now: -5 };
  expect(again.table).toBe(last.table);
  expect(listen(setup, again, tells.at(-1)!)).toMatchObject({ news: [], missed: { you: null, at: 0 } });
  for (const early of [
    { kind: 'clocks', now: 1, clocks: [] },
    { kind: 'paused', now: 1 },
    { kind: 'signal', now: 1, person: 'p-1', slow: true },
  ] as const)
    expect(hear(again, early)).toBe(again);
  expect(hear(again, welcome)).toMatchObject({
    you: 0,
    at: welcome.at,
    table: welcome.table,
    newest: -5,
    asking: false,
  });
});

test('answers to requests are not the business of the table', () => {
  expect(hear(last, { kind: 'done', now: 1, act: 'a' })).toBe(last);
  expect(hear(last, { kind: 'refused', now: 1, act: 'a', reason: 'busy' })).toBe(last);
});
