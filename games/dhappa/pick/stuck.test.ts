import { type Random, seeded } from '@majlis/kernel';
import { randomMatch } from '@majlis/kernel/laws';
import { anyOptions } from '@majlis/kernel/laws/tests';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DhappaAction } from '../action.ts';
import { dhappa } from '../index.ts';
import { dueCard } from '../plays/duty.ts';
import { positionOf } from '../plays/position.ts';
import { lawCase } from '../proof/law-case.ts';
import { PACK } from '../runs/face.ts';
import type { DhappaState } from '../state.ts';
import { planFor } from './plan.ts';

const SAMPLE = fc.sample(anyOptions(dhappa.options), { numRuns: 12, seed: 5 });

const walk = (random: Random, at: number, visit: (state: DhappaState, kind: string) => void): void => {
  const options = { ...(SAMPLE[at] ?? dhappa.options.presets.default), match: 'single' } as const;
  let state = dhappa.open(options, at % 2 === 0 ? 4 : 6);
  for (const event of randomMatch(lawCase, options, state.seats, random)) {
    state = dhappa.evolve(state, event);
    visit(state, event.kind);
  }
};

test('after every event each of the 162 cards is in one place', () => {
  let events = 0;
  for (const at of SAMPLE.keys()) {
    walk(seeded(at), at, (state, kind) => {
      const cards = lawCase.piles(state).flatMap(pile => [...pile.cards]);
      if (kind === 'firstChosen') return;
      expect([cards.length, new Set(cards).size]).toEqual([PACK.length, PACK.length]);
      events++;
    });
  }
  expect(events).toBeGreaterThan(1000);
});

const did = (state: DhappaState, action: DhappaAction): DhappaState => {
  const decision = dhappa.decide(state, state.turn.seat, action);
  if (!decision.ok) throw new Error(`stuck: ${action.kind} was refused: ${decision.reason}`);
  return decision.after;
};

/** The way out of any turn without the clock: take back, lay what is due as planned, discard. */
const finished = (state: DhappaState): DhappaState => {
  if (state.turn.steps.length > 0) return finished(did(state, { kind: 'undo' }));
  const { seat } = state.turn;
  const due = dueCard(state);
  const plan = due ? planFor(positionOf(state, seat), due) : undefined;
  const laid = plan?.ok ? plan.value.reduce(did, state) : state;
  const [card] = laid.hands[seat]?.cards ?? [];
  if (!card) throw new Error('stuck: nothing to discard');
  return did(laid, { kind: 'discard', card });
};

test('no turn is ever stuck, not even without a clock', () => {
  let turns = 0;
  for (const at of SAMPLE.keys()) {
    walk(seeded(at + 100), at, (state, kind) => {
      if (state.phase !== 'play' || kind === 'lapsed' || state.turn.lapsed || kind === 'discarded' || kind === 'burnt')
        return;
      expect(dhappa.offers(state, state.turn.seat).length).toBeGreaterThan(0);
      expect(finished(state).turn.steps).toEqual([]);
      turns++;
    });
  }
  expect(turns).toBeGreaterThan(1000);
});
