import { type GameSetup, type LogLine, transcripts } from '@majlis/table';
import { expect, test } from 'vitest';
import { verdictOn } from '@/store/evidence.ts';
import { browser } from '@/test/parlour.ts';

const KINDS = ['started', 'dealStarted', 'thrown', 'game', 'revealed', 'ended'];

/** A finished match as the house answers `GET /api/matches/:id`. */
const answered = (cast: GameSetup, lines: readonly LogLine[], options: object) => ({
  match: { players: Array.from({ length: cast.game.sizes[0] ?? 2 }, (_, seat) => ({ seat })) },
  options,
  transcript: transcripts(cast, lines)[0],
  events: lines.map(({ event }) => event).filter(({ kind }) => KINDS.includes(kind)),
});

const finished = async (game: string, wanted: object) => {
  const { open, pass, journal, cast } = await browser(game, wanted);
  const { house, store } = await open();
  await pass(house, () => store.seen.getState().log.some(({ told }) => told.kind === 'ended'), 20_000);
  const { match, table } = store.seen.getState();
  const memory = store.entropy.memory(match?.id ?? '', 0);
  const lines = (await journal.read('local'))?.lines ?? [];
  return { cast, memory, match: answered(cast, lines, table?.options ?? {}), game };
};

test.each([
  ['trunfo/1', {}],
  ['baloot/1', { target: 26, speed: 'rocket' }],
])('SCO-05 the deals of a finished match are computed anew on this device: %s', async (game, options) => {
  const { cast, ...evidence } = await finished(game, options);
  const verdict = verdictOn(cast, evidence);
  expect(verdict.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(verdict.checks.length).toBeGreaterThan(5);
});

test('SCO-05 another commitment, another nonce, another card on the table: each is found out', async () => {
  const { cast, ...evidence } = await finished('trunfo/1', {});
  const { match, memory } = evidence;
  if (!memory) throw new Error('nothing was kept');
  const dealt = match.events.findIndex(event => event.kind === 'game' && event.event.kind === 'dealt');
  const events = match.events.map((event, at) =>
    at === dealt && event.kind === 'game'
      ? { ...event, event: { ...event.event, unused: { cards: [], shown: [], hidden: 0 } } }
      : event,
  );
  const lies = [
    { ...evidence, memory: { ...memory, commitment: '0'.repeat(64) } },
    { ...evidence, memory: { ...memory, nonce: '0'.repeat(64) } },
    { ...evidence, match: { ...match, events } },
  ];
  expect(lies.map(lie => verdictOn(cast, lie).ok)).toEqual([false, false, false]);
});
