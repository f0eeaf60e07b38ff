import { pick, seeded, type Viewer } from '@majlis/kernel';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { expect, test } from 'vitest';
import { afterLine } from './evolve.ts';
import { afterMasked, fairDice, type GameSetup, type LogLine, rebuildTable, verifyLog, viewOf } from './index.ts';
import { maskFor } from './secrecy.ts';
import { evening } from './sim/evening.ts';
import { parlour, type SentMessage } from './sim/parlour.ts';
import { UNBORN } from './table.ts';

const setup: GameSetup = { game: trunfo, words: spelling, dice: fairDice, levels: ['steady'], pace: [600, 2_000] };

/** An evening of one match, with all that was sent. */
const played = (seed: number): { log: readonly LogLine[]; sent: readonly SentMessage[]; secret: string } => {
  const random = seeded(seed);
  const sent: SentMessage[] = [];
  const think = (seat: number, view: unknown) =>
    pick(
      setup.game.offers(view, seat).filter(({ kind }) => kind === 'lock'),
      random,
    );
  const house = parlour({ setup, seed, size: 2, options: {}, think, sent: one => sent.push(one) });
  const simGame = {
    setup,
    places: { pack: () => [], piles: () => [] },
    oracle: {
      begin: () => ({ everybody: new Set<never>(), seats: [], papers: [], sheets: [] }),
      learn: (known: never) => known,
      isSilent: () => false,
      veil: () => null,
    },
    write: (action: unknown) => spelling.write(action as never),
    options: {},
  };
  evening(house, simGame, { seed, size: 2, bots: seed % 2 === 0 ? [1] : [], mischief: [0, 1] });
  house.run(2_000_000);
  return { log: house.log, sent, secret: house.room.secret };
};

const seeds = [1, 2, 3, 4, 5, 6];

test.each(seeds)('playing on equals coming anew: seed %i', seed => {
  const { log } = played(seed);
  const viewers: readonly Viewer[] = [0, 1, 'rail'];
  let table = UNBORN;
  let views = viewers.map(viewer => viewOf(setup, UNBORN, viewer));
  for (const line of log) {
    table = afterLine(setup, table, line);
    views = views.map((view, i) => {
      const told = maskFor(setup, line.event, viewers[i]!);
      return told ? afterMasked(setup, view, told) : view;
    });
    expect(views).toEqual(viewers.map(viewer => viewOf(setup, table, viewer)));
  }
});

test.each(seeds)('a viewer’s stream has no holes, and says the same under the same number: seed %i', seed => {
  const { sent } = played(seed);
  for (const viewer of [0, 1, 'rail'] as const) {
    const stream: string[] = [];
    let most = 0;
    for (const { message } of sent.filter(one => one.viewer === viewer)) {
      if (message.kind === 'welcome') most = Math.max(most, message.at);
      if (message.kind !== 'told') continue;
      expect(message.at).toBeLessThanOrEqual(most + 1);
      message.events.forEach((event, i) => {
        const text = JSON.stringify(event);
        expect(stream[message.at + i] ?? text).toBe(text);
        stream[message.at + i] = text;
      });
      most = Math.max(most, message.at + message.events.length - 1);
    }
  }
});

test.each(seeds)('the log alone rebuilds the table, and its dice can be checked: seed %i', seed => {
  const { log, secret } = played(seed);
  const stored: readonly LogLine[] = JSON.parse(JSON.stringify(log));
  expect(rebuildTable(setup, stored, secret)).toEqual(
    log.reduce((table, line) => afterLine(setup, table, line), UNBORN),
  );
  const verdict = verifyLog(setup, stored);
  expect(verdict.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(verdict.checks.length).toBeGreaterThan(8);
});

const tampered: readonly (readonly [name: string, change: (line: LogLine) => LogLine])[] = [
  [
    'another card in the deck',
    line =>
      edit(line, 'thrown', event => ({
        ...event,
        value: typeof event.value === 'number' ? event.value : [...event.value].reverse(),
      })),
  ],
  [
    'another number of refused throws',
    line => edit(line, 'thrown', event => ({ ...event, attempt: event.attempt + 1 })),
  ],
  ['another secret', line => edit(line, 'revealed', event => ({ ...event, secret: `${event.secret.slice(1)}0` }))],
  [
    'another nonce',
    line => edit(line, 'started', event => ({ ...event, nonces: event.nonces.map(nonce => `${nonce.slice(1)}0`) })),
  ],
  [
    'another commitment',
    line => edit(line, 'committed', event => ({ ...event, commitment: `${event.commitment.slice(1)}0` })),
  ],
  ['a hidden deal', line => edit(line, 'thrown', event => ({ ...event, k: event.k + 1 }))],
  ['a line taken out', line => (line.seq > 6 ? { ...line, seq: line.seq + 1 } : line)],
];

const edit = <K extends LogLine['event']['kind']>(
  line: LogLine,
  kind: K,
  change: (event: Extract<LogLine['event'], { kind: K }>) => LogLine['event'],
): LogLine => (line.event.kind === kind ? { ...line, event: change(line.event as never) } : line);

test.each(tampered)('the verifier finds %s', (_, change) => {
  expect(verifyLog(setup, played(1).log.map(change)).ok).toBe(false);
});
