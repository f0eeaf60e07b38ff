import { expect, test } from 'vitest';
import { randomMatch } from '../laws/index.ts';
import { seeded } from '../random.ts';
import { hush } from '../toy/index.ts';
import { lawCase } from '../toy/law-case.ts';
import { spelling } from '../toy/spelling.ts';
import { replay } from './replay.ts';
import { writeRecord } from './write.ts';

const scribe = { game: hush, spelling };

const RECORD = `# a peek, a halt and a refusal
hush/1 seats=2 chooseMs=9000
0       AS JH QC
1       KD KS QD
stock   QS JS AH KH QH AD JD AC KC JC

peek:1@0 saw=1
!peek:1@0(spent) !KD@0(not-in-hand) AS@0 halt go KD >0 .
# the rest
JH@0 mark:1@0 KS >1 .
QC@0 QD >0 . =2:1
`;

const match = (seed: number) => {
  const options = hush.options.presets.slow ?? hush.options.presets.default;
  const events = randomMatch(lawCase, options, 3, seeded(seed));
  return { options, seats: 3, entries: events.map(event => ({ kind: 'event', event }) as const) };
};

test('a record replays to its own text, with its remarks, refusals and facts', () => {
  const { text, state } = replay(scribe, RECORD);
  expect(text).toBe(RECORD);
  expect(state.end?.scores).toEqual([2, 1]);
  expect(state.peeked[0]).toEqual({ at: 1, card: 'KS' });
});

test('any match of random play that is written can be read again', () => {
  for (let seed = 0; seed < 200; seed++) {
    const written = writeRecord(scribe, match(seed));
    expect(replay(scribe, written).text).toBe(written);
  }
});

test('what a chair was told is written with counts for what it was not', () => {
  const written = writeRecord(scribe, match(4), 1);
  expect(written).toMatch(/^0 {7}\w+ \?2$/m);
  expect(written).toMatch(/^stock {3}\?7$/m);
  expect(written).not.toMatch(/mark:\d@[02]/);
  expect(writeRecord(scribe, match(4))).toMatch(/mark:\d@[02]/);
});

test.each([
  ['a false fact', RECORD.replace('=2:1', '=1:2')],
  ['a false taker', RECORD.replace('KS >1', 'KS >0')],
  ['another reason', RECORD.replace('(spent)', '(not-now)')],
  ['a seat that goes without saying', RECORD.replace('halt go', 'halt go@1')],
])('%s shows in the replayed text', (_, text) => {
  let again: string;
  try {
    again = replay(scribe, text).text;
  } catch (wrong) {
    again = String(wrong);
  }
  expect(again).not.toBe(text);
});

test.each([
  ['another game', RECORD.replace('hush/1', 'hush/2'), 'a record of hush/2'],
  ['no heading', '# nothing else\n', 'not the heading'],
  ['an option unheard of', RECORD.replace('chooseMs', 'pace'), 'line 2: unknown-option: pace'],
  ['a card too many', RECORD.replace('JC\n', 'JC 2C\n'), 'line 5: stock gets 10 cards, not 11'],
  ['no word at all', RECORD.replace('halt go', 'halt @'), 'line 8: not a word of a record'],
  ['an unknown word', RECORD.replace('halt go', 'halt went'), 'line 8: not a word of hush/1: went'],
  ['what is refused', RECORD.replace('!KD@0(not-in-hand)', 'KD@0'), 'line 8: KD was refused: not-in-hand'],
  ['what is not refused', RECORD.replace('AS@0', '!AS@0(spent)'), 'line 8: AS was not refused'],
  ['a pause where there is none', RECORD.replace('AS@0', '. AS@0'), 'line 8: the table does not wait for house'],
])('%s throws and names the line', (_, text, complaint) => {
  expect(() => replay(scribe, text)).toThrow(complaint);
});
