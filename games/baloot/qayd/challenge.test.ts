import { expect, test } from 'vitest';
import { baloot } from '../index.ts';
import type { BalootOptions } from '../options.ts';
import { retold, script } from '../proof/script.ts';

type Row = readonly [rule: string, what: string, words: string, rules?: Partial<BalootOptions>];

const rows = (list: readonly Row[]) =>
  list.map(
    ([rule, what, words, rules = {}]) => [rule, what, words, { enforcement: 'free', ...rules } as const] as const,
  );

const SUN = 'sun =sun@0';
const HOKUM = 'hokum:H pass pass pass =hokum:H@0';
/** Seat 1 holds three spades and plays a club. */
const REVOKE = 'AS KC 8S AD >0';
const GUILTY = 'charge:revoke,KC =guilty(10S,JS,QS)';

test.each(
  rows([
    ['15.4', 'a ground and a card', `${SUN} ${REVOKE} . gavel ${GUILTY} =26:0(qayd)`],
    ['15.4', 'out of turn', `${SUN} AS KC gavel@0 ${GUILTY} =26:0(qayd)`],
    ['15.4', 'while the trick lies open', `${SUN} ${REVOKE} gavel@2 ${GUILTY} =26:0(qayd)`],
    [
      '15.4',
      'one at a time, and nobody else chooses',
      `${SUN} AS KC gavel !gavel@0(not-now) !charge:revoke,KC@0(not-your-turn) !withdraw@0(not-your-turn) !9S(not-now) withdraw 8S`,
    ],
    ['15.4', 'not against one’s own side', `${SUN} ${REVOKE} . gavel !charge:revoke,8S(own-side) withdraw`],
    ['15.4', 'only for a card that fell', `${SUN} ${REVOKE} . gavel !charge:revoke,QC(not-played) withdraw`],
    ['15.4', 'not with nothing to call', `${SUN} !gavel(nothing-to-charge) AS !gavel@2(nothing-to-charge) KC`],
    ['15.4', 'not without a gavel', `${SUN} AS !charge:revoke,AS(not-now) !withdraw(not-now) 10S`],
    ['15.1', 'not where wrong cards are refused', `${SUN} AS 10S !gavel@0(no-gavel) 8S`, { enforcement: 'strict' }],
    ['15.5', 'the ground must fit', `${SUN} ${REVOKE} . gavel charge:lockedLead,KC =innocent =0:26(qayd)`],
    ['15.5', 'a card that was right', `${SUN} AS 10S 8S gavel@2 charge:revoke,10S =innocent =0:26(qayd)`],
    [
      '15.3',
      'had to cut',
      `${HOKUM} pass pass JH 8H 7H 8C >0 . 7C KC AC 9C >2 . 10C JC AS gavel charge:noTrump,AS =guilty(9H,QH,KH,AH) =0:16(qayd)`,
    ],
    ['15.3', 'had to go higher', `${HOKUM} pass pass KH 8H gavel charge:noRaise,8H =guilty(10H) =16:0(qayd)`],
    [
      '15.3',
      'led a trump',
      `${HOKUM} double:locked pass pass JH gavel charge:lockedLead,JH =guilty(KS,AS,7C) =0:32(qayd)`,
    ],
    ['15.3', 'false Akka', `${HOKUM} pass pass KS+akka gavel@3 charge:falseAkka,KS =guilty(10S,AS) =0:16(qayd)`],
    [
      '15.3',
      'a false Sawa is the house’s to call',
      `${SUN} ${REVOKE} . gavel !charge:falseSawa,KC(wrong-ground) withdraw`,
    ],
    ['15.6', 'any card of the round', `${SUN} ${REVOKE} . KS 10S 7S 7D >1 . 8D gavel ${GUILTY} =26:0(qayd)`],
    [
      '15.6',
      'or only of this trick',
      `${SUN} ${REVOKE} . KS 10S gavel !charge:revoke,KC(out-of-window) charge:revoke,10S =innocent =0:26(qayd)`,
      { qaydWindow: 'trick' },
    ],
    [
      '15.6',
      'and of the one before the next is led',
      `${SUN} ${REVOKE} . gavel ${GUILTY} =26:0(qayd)`,
      { qaydWindow: 'trick' },
    ],
    ['15.7', 'taken back', `${SUN} ${REVOKE} . gavel withdraw !gavel(gavel-spent) gavel@2 ${GUILTY} =26:0(qayd)`],
    [
      '15.9',
      'times the multiplier',
      `${HOKUM} double pass pass KH 8H gavel charge:noRaise,8H =guilty(10H) =32:0(qayd)`,
    ],
    [
      '15.9',
      'declared projects count before they are compared',
      `${HOKUM} pass pass declare:fifty KH declare:sira 8H gavel charge:noRaise,8H =guilty(10H) =21:0(qayd)`,
    ],
    [
      '15.10',
      'and the others’ too',
      `${HOKUM} pass pass declare:fifty KH declare:sira 8H gavel charge:noRaise,8H =guilty(10H) =23:0(qayd)`,
      { qaydProjects: 'all' },
    ],
    [
      '15.12',
      'dismissed',
      `${SUN} AS 10S gavel charge:revoke,10S =innocent !gavel(gavel-spent) 8S`,
      { falseQayd: 'none' },
    ],
    [
      '15.13',
      'the match',
      `${HOKUM} double triple four gahwa KH 8H gavel charge:noRaise,8H =guilty(10H) =152:0(qayd) =152:0(gahwa)`,
    ],
    [
      '19.1',
      'at the end of the trick',
      `${SUN} ${REVOKE} . =revoke,KC =guilty(10S,JS,QS) =26:0(qayd)`,
      { botQayd: 'instant' },
    ],
    ['19.1', 'not of a trick without fault', `${SUN} AS 10S 8S AD >0 . KS`, { botQayd: 'instant' }],
    ['19.1', 'nor by itself', `${SUN} ${REVOKE} . KS`, { botQayd: 'observable' }],
  ]),
)('[BAL-%s] %s', (_, __, words, rules) => {
  expect(retold(words, rules)).toBe(words);
});

const FREE = { enforcement: 'free' } as const;
const ALL =
  'AS 10S 8S AD . KS JS 9S 7D . AH 10H 7H 9D . KH 8H 7S JD . QH 8D QD 10D . 9H QS KD JC . JH QC AC 9C . 7C KC 10C 8C';

test('[BAL-15.8] with free enforcement the last trick can be contested for five seconds', () => {
  const free = script(`${SUN} ${ALL}`, FREE).state;
  expect(baloot.waits(free)).toMatchObject([{ id: 'grace/1', on: 'house', ms: 5_000 }]);
  expect(baloot.offers(free, 1)).toEqual([{ kind: 'gavel' }]);
  const strict = script(`${SUN} ${ALL}`).state;
  expect(baloot.waits(strict)).toMatchObject([{ id: 'trick/1.8', on: 'house' }]);
});

test('[BAL-15.7] the gavel is open for as long as it takes, then it is taken back', () => {
  expect(retold(`${SUN} ${REVOKE} . gavel ~ KS`, FREE)).toBe(`${SUN} ${REVOKE} . gavel withdraw KS`);
});

test('[BAL-15.14] the verdict shows what the accused was bound to play', () => {
  const { state } = script(`${SUN} ${REVOKE} . gavel charge:revoke,KC`, FREE);
  expect(baloot.view(state, 0).hands[1]).toMatchObject({ cards: ['10S', 'JS', 'QS'], hidden: 4 });
});

test('[BAL-15.4] a gavel is offered to everyone alike, and every charge that the table does not rule out', () => {
  const { state } = script(`${SUN} AS KC`, FREE);
  const gavel = (seat: number) => baloot.offers(state, seat).some(({ kind }) => kind === 'gavel');
  expect([0, 1, 2, 3].map(gavel)).toEqual([true, true, true, true]);
  const { state: open } = script(`${SUN} AS KC gavel@0`, FREE);
  expect(baloot.offers(open, 0)).toEqual([{ kind: 'charge', ground: 'revoke', card: 'KC' }, { kind: 'withdraw' }]);
});

test('[BAL-17.1] after a Qayd the deal passes on', () => {
  expect(script(`${SUN} ${REVOKE} . gavel charge:revoke,KC .`, FREE).state).toMatchObject({
    dealer: 0,
    scores: [26, 0],
    phase: { kind: 'shuffling' },
  });
});
