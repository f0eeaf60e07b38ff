import { type BalootState, baloot } from '@majlis/baloot';
import { lawCase } from '@majlis/baloot/law-case';
import { SUITS, seeded } from '@majlis/kernel';
import { randomMatch } from '@majlis/kernel/laws';
import { expect, test } from 'vitest';
import { deckFor, size } from './deck.ts';
import { winChance } from './equity.ts';
import { CLASSES, draw, FEATURES, lookOf, sketch } from './features.ts';
import { allowed, handAt, openPlayout } from './playout.ts';
import { LENGTH, lineFrom, policyCard, step, TRAINED } from './policy.ts';
import { hokumWorth, sunWorth } from './steady1/appraisal.ts';
import { hokumValue, recast, sunValue, uncast } from './tables.ts';
import { heard, isPlainTalk, openTalk, speak, speakerOf } from './talk.ts';
import { trained } from './training/index.ts';
import { concluded, dealtOut, dutiesIn, mixed, packetsFor } from './trial.ts';
import weights from './weights.json' with { type: 'json' };

test('the weights in the repository fit the features', () => {
  expect(weights).toMatchObject({ version: 1, game: 'baloot/1', features: FEATURES, classes: CLASSES });
  expect(weights.w.length).toBe(LENGTH);
  expect(weights.w.every(Number.isInteger)).toBe(true);
});

test('the same course of training gives the same weights, another seed others', () => {
  const course = { rounds: 2, deals: 6, worlds: 2, seed: 5 };
  const told: string[] = [];
  const file = trained(course, line => told.push(line));
  expect(JSON.stringify(trained(course, () => undefined))).toBe(JSON.stringify(file));
  expect(trained({ ...course, seed: 6 }, () => undefined).w).not.toEqual(file.w);
  expect(told).toHaveLength(2);
});

const OPTIONS = baloot.options.presets.default;

test('the appraisals by byte are the appraisals', () => {
  const random = seeded(3);
  for (let nth = 0; nth < 2_000; nth++) {
    const hand = mixed(-1, random)
      .slice(0, 5 + random.below(4))
      .reduce((cards, card) => cards | card, 0);
    expect(sunValue(hand)).toBeCloseTo(sunWorth(hand), 10);
    for (const [place, suit] of SUITS.entries()) {
      const cards = deckFor(null).cards(hand);
      expect(recast(hand, place)).toBe(deckFor(suit).mask(cards));
      expect(uncast(recast(hand, place), place)).toBe(hand);
      expect(hokumValue(hand, place)).toBeCloseTo(hokumWorth(recast(hand, place)), 10);
    }
  }
});

test('every feature is drawn once at most, and the policy lays what it may', () => {
  const random = seeded(4);
  const page = sketch();
  for (let deal = 0; deal < 60; deal++) {
    const packets = packetsFor(0, 0b11111, 1 << 12, random);
    const bargain = { suit: deal % 5 === 4 ? -1 : deal % 5, buyer: deal & 3, taker: deal & 3 };
    const duties = dutiesIn(OPTIONS, bargain);
    const line = lineFrom(openPlayout(0), dealtOut(packets, bargain), 0, 0);
    expect(line.hands.map(size)).toEqual([8, 8, 8, 8]);
    while (line.gone !== -1) {
      const card = policyCard(line, duties, bargain.buyer, TRAINED);
      expect((allowed(handAt(line, line.turn), line, duties) >>> card) & 1).toBe(1);
      draw(page, card, lookOf(line, duties, bargain.buyer));
      const at = [...page.at.subarray(0, page.count)];
      expect(new Set(at).size).toBe(at.length);
      expect(at.every(place => place >= 0 && place < FEATURES)).toBe(true);
      step(line, card, duties);
    }
  }
});

const HOUSES = Object.values(baloot.options.presets).filter(isPlainTalk);

/** The states of random matches. */
const states = function* (): Generator<BalootState> {
  for (const [house, options] of HOUSES.entries()) {
    for (let match = 0; match < 6; match++) {
      let state = baloot.open(options, 4);
      for (const event of randomMatch(lawCase, options, 4, seeded(match * 2 ** 32 + house))) {
        state = baloot.evolve(state, event);
        yield state;
      }
    }
  }
};

test('[BAL-5.1] the auction of the trials is the auction of the rules', () => {
  let looked = 0;
  for (const { auction, options } of states()) {
    if (!auction || auction.stage.kind === 'void') continue;
    const talk = openTalk(auction.dealer, deckFor(null).bit(auction.floor), options);
    const ends = auction.calls.map(({ bid, seat }) => {
      expect(speakerOf(talk)).toBe(seat);
      const call = heard(bid);
      return call && speak(talk, call);
    });
    const { stage } = auction;
    if (stage.kind === 'bought') {
      const { buyer, taker, trump } = stage.contract;
      expect(ends.at(-1)).toEqual({ buyer, taker, suit: trump === null ? -1 : SUITS.indexOf(trump) });
    }
    looked++;
  }
  expect(HOUSES.length).toBeGreaterThan(1);
  expect(looked).toBeGreaterThan(500);
});

test('an auction by prices ends: somebody buys, or all pass', () => {
  const random = seeded(8);
  const bought = Array.from({ length: 300 }, () => {
    const pack = mixed(-1, random);
    const hand = (from: number): number => pack.slice(from, from + 5).reduce((cards, card) => cards | card, 0);
    return concluded(openTalk(0, random.below(32), OPTIONS), [hand(0), hand(5), hand(10), hand(15)]);
  }).filter(bargain => bargain !== null).length;
  expect(bought).toBeGreaterThan(120);
  expect(bought).toBeLessThan(290);
});

/** From a table of what came of self-played matches. */
test.each([
  [0, 0, 0.5],
  [50, 0, 0.77],
  [100, 0, 0.95],
  [100, 50, 0.83],
  [125, 100, 0.75],
  [150, 100, 0.96],
  [152, 100, 1],
  [160, 155, 1],
])('a match that stands %i to %i is won with %f', (own, theirs, chance) => {
  expect(Math.abs(winChance(own, theirs, 152) - chance)).toBeLessThan(0.04);
  expect(winChance(own, theirs, 152) + winChance(theirs, own, 152)).toBeCloseTo(1);
});
