import type { HouseAction, OfKind, Roll, Wait } from '../game.ts';
import { pick, type Random, shuffled } from '../random.ts';
import type { Actor } from '../seat.ts';
import type { JudgedGame, LawCase } from './law-case.ts';

export type RandomMove<A> = { readonly actor: Actor; readonly action: A | HouseAction };

/** A move of random play: mostly by someone awaited, now and then an interruption, now and then time runs out. */
export const randomMove = <S, A extends OfKind, E extends OfKind>(
  lawCase: JudgedGame<S, A, E>,
  state: S,
  seats: number,
  random: Random,
): RandomMove<A> => {
  const waits = lawCase.game.waits(state);
  if (waits.length === 0) throw new Error('progress: nobody is awaited, yet it is not over');
  const interrupting = random.below(6) === 0 ? interruption(lawCase, state, seats, waits, random) : undefined;
  if (interrupting) return interrupting;
  const wait = pick(waits, random);
  if ('roll' in wait) return { actor: 'house', action: thrown(wait.roll, random) };
  const { on, lapse } = wait;
  if (on === 'house' || random.below(12) === 0) return { actor: on, action: lapse };
  const offers = lawCase.game.offers(state, on);
  if (offers.length === 0) return { actor: on, action: lapse };
  return { actor: on, action: lawCase.choose?.(state, on, offers, random) ?? pick(offers, random) };
};

/** Something offered to a seat that nobody waits for. */
const interruption = <S, A extends OfKind, E extends OfKind>(
  { game }: JudgedGame<S, A, E>,
  state: S,
  seats: number,
  waits: readonly Wait<A>[],
  random: Random,
): RandomMove<A> | undefined => {
  const seat = random.below(seats);
  if (waits.some(wait => wait.on === seat)) return undefined;
  const offers = game.offers(state, seat);
  return offers.length > 0 ? { actor: seat, action: pick(offers, random) } : undefined;
};

const thrown = (roll: Roll, random: Random): HouseAction => ({
  kind: 'rolled',
  label: roll.label,
  value: roll.kind === 'shuffle' ? shuffled(roll.pack, random) : random.below(roll.n),
});

/** The events of one match of random play: for records, and for measuring. */
export const randomMatch = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  lawCase: LawCase<O, S, A, E, R>,
  options: O,
  seats: number,
  random: Random,
): E[] => {
  const { game } = lawCase;
  const events: E[] = [];
  let state = game.open(options, seats);
  while (!game.outcome(state)) {
    const { actor, action } = randomMove(lawCase, state, seats, random);
    const decision = game.decide(state, actor, action);
    if (!decision.ok) continue;
    events.push(...decision.events);
    state = decision.after;
  }
  return events;
};
