import type { Seat } from '@majlis/kernel';
import type { DhappaAction, DhappaPlay } from './action.ts';
import { merges, shiftsOpen, swapsOpen } from './finding/exchange.ts';
import { openings } from './finding/opening.ts';
import { smallPlays } from './finding/small-plays.ts';
import { type Supply, supplyOf } from './finding/supply.ts';
import { depthsOf } from './pick/pick.ts';
import { planFor } from './pick/plan.ts';
import { dueCard, dutyFault } from './plays/duty.ts';
import { type DhappaPosition, positionOf } from './plays/position.ts';
import type { DhappaState } from './state.ts';

/** A useful part of what a seat may do: all picks and discards; of the plays, the small ones. */
export const offers = (state: DhappaState, seat: Seat): readonly DhappaAction[] => {
  if (state.turn.seat !== seat) return [];
  if (state.phase === 'pick') return picks(state, seat);
  return state.phase === 'play' ? [...playsOffered(state, seat), ...turnEnds(state, seat)] : [];
};

const picks = (state: DhappaState, seat: Seat): readonly DhappaAction[] => [
  { kind: 'draw' },
  ...depthsOf(state, seat).flatMap(({ ok, n }): DhappaAction[] => (ok ? [{ kind: 'npick', n }] : [])),
];

const turnEnds = (state: DhappaState, seat: Seat): readonly DhappaAction[] => {
  const { steps, taken, cancelled } = state.turn;
  const hand = dutyFault(state) ? [] : (state.hands[seat]?.cards ?? []);
  return [
    ...(steps.length > 0 ? [{ kind: 'undo' } as const] : []),
    ...(steps.length === 0 && taken.length > 0 && !cancelled ? [{ kind: 'cancelPick' } as const] : []),
    ...hand.map((card): DhappaAction => ({ kind: 'discard', card })),
  ];
};

const playsOffered = (state: DhappaState, seat: Seat): readonly DhappaPlay[] => {
  const position = positionOf(state, seat);
  return [...wayOut(state, position), ...playsOpen(position)];
};

/** Lawful plays from which every larger one can be put together, step by step; before the opening, all openings. */
export const playsOpen = (position: DhappaPosition): readonly DhappaPlay[] =>
  position.opened ? playsOpened(position, supplyOf(position.hand)) : openings(position);

const playsOpened = (position: DhappaPosition, supply: Supply): readonly DhappaPlay[] => [
  ...smallPlays(position, supply),
  ...swapsOpen(position, supply),
  ...shiftsOpen(position, supply),
  ...merges(position, supply, 1),
];

/** While the deepest card is due: a first step towards laying it, however large. */
const wayOut = (state: DhappaState, position: DhappaPosition): readonly DhappaPlay[] => {
  const due = dueCard(state);
  const plan = due && planFor(position, due);
  return plan?.ok ? plan.value.slice(0, 1) : [];
};
