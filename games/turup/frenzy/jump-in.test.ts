import { pick, type Random, type Seat, seeded, shuffled } from '@majlis/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TurupAction } from '../action.ts';
import { turup } from '../index.ts';
import { playable } from '../play/duty.ts';
import { after, rolled, rules } from '../proof/tests.ts';
import { isReachable } from '../reachable.ts';
import { PACK, type TurupState } from '../state.ts';

const CLUBS = 3;

/** A random moment of a Frenzy deal with clubs as trumps in which somebody may jump in. */
const moment = (random: Random): TurupState | undefined => {
  let state = after(
    turup.open(rules({ mode: 'frenzy' }), 4),
    rolled('dealer', random.below(4)),
    rolled('trump', CLUBS),
    rolled('shuffle', shuffled(PACK, random)),
  );
  for (let steps = random.below(60); steps > 0 || jumpers(state).length === 0; steps--) {
    if (state.phase === 'trick' && state.tricks.length === 13) return undefined;
    state = state.phase === 'play' ? playedOn(state, random) : after(state, ['house', { kind: 'proceed' }]);
  }
  return state;
};

const playedOn = (state: TurupState, random: Random): TurupState => {
  const [jumper] = jumpers(state);
  const seat = jumper !== undefined && random.below(8) === 0 ? jumper : state.turn;
  return after(state, [seat, pick(turup.offers(state, seat), random)]);
};

const jumpers = (state: TurupState): Seat[] =>
  [0, 1, 2, 3].filter(seat => turup.offers(state, seat).some(action => action.kind === 'jumpIn'));

const everyMoment = (check: (state: TurupState) => void): void => {
  let seen = 0;
  fc.assert(
    fc.property(fc.nat(), seed => {
      const state = moment(seeded(seed));
      if (!state) return;
      seen++;
      check(state);
    }),
    { numRuns: 1500, seed: 1 },
  );
  expect(seen).toBeGreaterThan(500);
};

/** The last five plays at most: those of this trick, and of the one it may have closed. */
const fallen = (state: TurupState): string[] =>
  [...state.tricks.flatMap(({ plays }) => plays), ...state.trick].map(({ seat, card }) => `${seat}:${card}`).sort();

test('[TUR-7.10] a jump-in and the regular play, whichever lands first, leave the same lawful trick', () => {
  everyMoment(state => {
    for (const seat of jumpers(state)) {
      for (const jump of turup.offers(state, seat)) {
        for (const regular of turup.offers(state, state.turn)) bothOrders(state, [seat, jump], [state.turn, regular]);
      }
    }
  });
});

type Move = readonly [Seat, TurupAction];

const bothOrders = (state: TurupState, jump: Move, regular: Move): void => {
  const [one, two] = [after(state, jump, regular), after(state, regular, jump)];
  expect(isReachable(one) && isReachable(two)).toBe(true);
  expect(fallen(one)).toEqual(fallen(two));
  expect(one.turn).toBe(two.turn);
  expect(one.tricks.map(trick => trick.taker)).toEqual(two.tricks.map(trick => trick.taker));
};

test('[TUR-7.10] no card of another becomes unlawful by a jump-in, and none lawful', () => {
  everyMoment(state => {
    const [seat = 0] = jumpers(state);
    for (const jump of turup.offers(state, seat)) {
      const jumped = after(state, [seat, jump]);
      for (const other of [0, 1, 2, 3].filter(one => !jumped.trick.some(({ seat: played }) => played === one))) {
        const hand = state.hands[other]?.cards ?? [];
        expect(playable(hand, jumped)).toEqual(playable(hand, state));
      }
    }
  });
});

test('[TUR-10.5] a jump-in leaves the running watch as it is', () => {
  everyMoment(state => {
    const [seat = 0] = jumpers(state);
    const [jump] = turup.offers(state, seat);
    if (jump) expect(turup.waits(after(state, [seat, jump]))).toEqual(turup.waits(state));
  });
});
