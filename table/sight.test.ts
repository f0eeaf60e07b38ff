import { pick, seeded, type Viewer } from '@majlis/kernel';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { expect, test } from 'vitest';
import { written } from './evolve.ts';
import { type Cast, fairDice, heardOf, type Line, rebuilt, sighted, verifyLog } from './index.ts';
import { masked } from './sight.ts';
import { evening } from './sim/evening.ts';
import { parlour, type Sent } from './sim/parlour.ts';
import { UNBORN } from './table.ts';

const cast: Cast = { game: trunfo, words: spelling, dice: fairDice, levels: ['steady'], pace: [600, 2_000] };

/** An evening of one match, with all that was sent. */
const played = (seed: number): { log: readonly Line[]; sent: readonly Sent[]; secret: string } => {
  const random = seeded(seed);
  const sent: Sent[] = [];
  const think = (seat: number, view: unknown) =>
    pick(
      cast.game.offers(view, seat).filter(({ kind }) => kind === 'lock'),
      random,
    );
  const house = parlour({ cast, seed, size: 2, options: {}, think, sent: one => sent.push(one) });
  const lot = {
    cast,
    subject: { pack: () => [], piles: () => [] },
    oracle: {
      begin: () => ({ everybody: new Set<never>(), seats: [], papers: [], sheets: [] }),
      learn: (known: never) => known,
      isSilent: () => false,
      veil: () => null,
    },
    write: (action: unknown) => spelling.write(action as never),
    options: {},
  };
  evening(house, lot, { seed, size: 2, bots: seed % 2 === 0 ? [1] : [], mischief: [0, 1] });
  house.run(2_000_000);
  return { log: house.log, sent, secret: house.room.secret };
};

const seeds = [1, 2, 3, 4, 5, 6];

test.each(seeds)('playing on equals coming anew: seed %i', seed => {
  const { log } = played(seed);
  const viewers: readonly Viewer[] = [0, 1, 'rail'];
  let table = UNBORN;
  let views = viewers.map(viewer => sighted(cast, UNBORN, viewer));
  for (const line of log) {
    table = written(cast, table, line);
    views = views.map((view, i) => {
      const told = masked(cast, line.event, viewers[i]!);
      return told ? heardOf(cast, view, told) : view;
    });
    expect(views).toEqual(viewers.map(viewer => sighted(cast, table, viewer)));
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
  const stored: readonly Line[] = JSON.parse(JSON.stringify(log));
  expect(rebuilt(cast, stored, secret)).toEqual(log.reduce((table, line) => written(cast, table, line), UNBORN));
  const verdict = verifyLog(cast, stored);
  expect(verdict.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(verdict.checks.length).toBeGreaterThan(8);
});

const tampered: readonly (readonly [name: string, change: (line: Line) => Line])[] = [
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

const edit = <K extends Line['event']['kind']>(
  line: Line,
  kind: K,
  change: (event: Extract<Line['event'], { kind: K }>) => Line['event'],
): Line => (line.event.kind === kind ? { ...line, event: change(line.event as never) } : line);

test.each(tampered)('the verifier finds %s', (_, change) => {
  expect(verifyLog(cast, played(1).log.map(change)).ok).toBe(false);
});
