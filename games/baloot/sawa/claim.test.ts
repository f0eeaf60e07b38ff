import { expect, test } from 'vitest';
import { baloot } from '../index.ts';
import type { BalootOptions } from '../options.ts';
import { retold, script } from '../proof/script.ts';

type Row = readonly [rule: string, what: string, words: string, rules?: Partial<BalootOptions>];

const rows = (list: readonly Row[]) =>
  list.map(([rule, what, words, rules = {}]) => [rule, what, `${FIRST} ${words}`, rules] as const);

/** Seat 0 has the lead, all trumps but one, and a 7C that loses. Seat 3 has a master, seat 1 has none. */
const FIRST = 'hokum:H pass pass pass =hokum:H@0 pass pass JH 8H 7H 8C >0 .';
const HAND = '=(KS,AS,9H,QH,KH,AH,7C)';
const PARTNERS = 'AH 10H 9S 9C >0 . 7C QC AC JC >2';
const THEIRS = 'AH 10H AC 9C >0 . 9H KC 10C JC >0 . 7C QC QD 7D >1';
const TOPS = '7C KC AC 9C >2 . 10C JC AH QC >0 . AS 10S 7S 7D >0 .';

test.each(
  rows([
    ['14.1', 'on one’s own turn', '!sawa@1(not-your-turn) !sawa@2(not-your-turn) AH !sawa@0(not-your-turn) 10H'],
    ['14.1', 'once a round', `sawa ${HAND} refuse@3 =refused !sawa(claim-spent) AH`],
    ['14.1', 'the trick in progress too', 'AH sawa =(10S,JS,QS,10H,8D,QC,KC) refuse@2 =refused'],
    [
      '14.3',
      'the opponents answer',
      `sawa ${HAND} !accept@2(own-side) !refuse@0(own-side) accept@1 !accept@1(already-answered) refuse =refused`,
    ],
    ['14.3', 'nothing is played meanwhile', `sawa ${HAND} !AH@0(not-now) !sawa@1(not-now) accept@3`],
    ['14.4', 'both accept, and here it is all eight', `sawa ${HAND} accept@3 accept =accepted =27:0(kaboot)`],
    ['14.5', 'one refusal, and play goes on', `sawa ${HAND} refuse@1 =refused AH 10H AC 9C >0 .`],
    ['14.6', 'a lost trick is false', `sawa ${HAND} refuse@1 =refused ${THEIRS} =falseSawa =guilty(QC) =0:16(qayd)`],
    ['14.6', 'the partner’s is not', `sawa ${HAND} refuse@1 =refused ${PARTNERS} .`],
    [
      '14.6',
      'or is',
      `sawa ${HAND} refuse@1 =refused ${PARTNERS} =falseSawa =guilty(AC) =0:16(qayd)`,
      { sawaBasis: 'claimant' },
    ],
    [
      '14.7',
      'a refusal without a master is none',
      `sawa ${HAND} refuse@1 accept =accepted =27:0(kaboot)`,
      { sawaMode: 'masterGuard' },
    ],
    ['14.7', 'one with a master counts', `sawa ${HAND} refuse@1 refuse =refused AH`, { sawaMode: 'masterGuard' }],
    ['14.8', 'proven', `${TOPS} sawa =(KS,9H,QH,KH) =accepted =27:0(kaboot)`, { sawaMode: 'verified' }],
    ['14.9', 'refused, and spent', `sawa ${HAND} =refused !sawa(claim-spent) AH`, { sawaMode: 'verified' }],
    [
      '14.9',
      'a refused one is not held against the claimant',
      `sawa ${HAND} =refused ${THEIRS} .`,
      { sawaMode: 'verified' },
    ],
    [
      '14.9',
      'or punished at once',
      `sawa ${HAND} =falseSawa =guilty() =0:16(qayd)`,
      { sawaMode: 'verified', enforcement: 'free' },
    ],
  ]),
)('[BAL-%s] %s', (_, __, words, rules) => {
  expect(retold(words, rules)).toBe(words);
});

test('[BAL-14.2] the claimant’s hand is shown, and their clock stands still until play goes on', () => {
  const claimed = script(`${FIRST} sawa`).state;
  expect(baloot.view(claimed, 'rail').hands[0]).toMatchObject({ hidden: 0 });
  expect(baloot.waits(claimed).map(({ id }) => id)).toEqual(['sawa/1.0/1', 'sawa/1.0/3']);
  const resumed = script(`${FIRST} sawa refuse@1`).state;
  expect(baloot.waits(resumed)).toEqual(baloot.waits(script(FIRST).state));
});

test('[BAL-14.3] no answer is a refusal', () => {
  expect(retold(`${FIRST} sawa accept@1 ~`)).toBe(`${FIRST} sawa ${HAND} accept@1 refuse =refused`);
});

test('[BAL-14.4] the rest of the cards and the last ten go to the claimant', () => {
  const { state } = script(`${FIRST} ${THEIRS} . 8D KD AD KH . sawa accept@1 accept`);
  expect(state.sheet?.lines.slice(0, 2)).toMatchObject([
    { kind: 'cards', abnat: [146, 6] },
    { kind: 'last-trick', abnat: [10, 0] },
  ]);
  expect(state.sheet?.outcome).toBe('made');
});

test('[BAL-10.6] a Baloot that was not played counts after a Sawa', () => {
  const { state } = script(`${FIRST} sawa accept@1 accept`);
  expect([state.baloot, state.sheet?.points]).toEqual([null, [27, 0]]);
});

test('[BAL-14.10] where the house looks at all hands, only what one can prove oneself is offered', () => {
  const offered = (words: string): boolean =>
    baloot.offers(script(words, { sawaMode: 'verified' }).state, 0).some(({ kind }) => kind === 'sawa');
  expect([offered(FIRST), offered(`${FIRST} ${TOPS}`)]).toEqual([false, true]);
});
