import type { Card } from '../card.ts';
import type { HouseAction, OfKind } from '../game.ts';
import { pick, type Random } from '../random.ts';
import { same } from '../same.ts';
import type { Viewer } from '../seat.ts';
import type { JudgedGame } from './law-case.ts';
import { bareWaits } from './own-eyes.ts';
import type { RandomMove } from './random-play.ts';
import { count, type LawTally } from './tally.ts';

/** The true state and another that one viewer cannot tell from it. */
interface Twins<S> {
  readonly state: S;
  readonly world: S;
  readonly viewer: Viewer;
}

/**
 * Law 2, of what is told: where two worlds look the same to a viewer before a move and after it, the viewer is told the
 * same. A field too many in an event passes every law that looks at states alone: nobody but the viewer reads it.
 */
export const tellsNoMore = <S, A extends OfKind, E extends OfKind>(
  lawCase: JudgedGame<S, A, E>,
  { state, world, viewer }: Twins<S>,
  move: RandomMove<A>,
  random: Random,
  tally: LawTally,
): void => {
  const { game } = lawCase;
  const truth = happens(lawCase, state, move, viewer);
  if (!truth) return;
  const seen = new Set(lawCase.piles(truth.view).flatMap(({ cards }) => cards));
  const other = happens(lawCase, world, moveIn(lawCase, world, move, seen, random), viewer);
  if (!other || !same(truth.view, other.view)) return;
  for (const { kind } of truth.events) count(tally.compared, kind);
  const complain = (what: string): never => {
    throw new Error(`secrecy: ${what} after '${move.action.kind}' depends on what viewer ${viewer} cannot know`);
  };
  if (!same(truth.told, other.told)) complain('what is told');
  if (typeof viewer === 'number' && !same(game.offers(truth.after, viewer), game.offers(other.after, viewer))) {
    complain('what is offered');
  }
  if (!same(bareWaits(game.waits(truth.after)), bareWaits(game.waits(other.after))))
    complain('whom the table waits for');
};

const happens = <S, A extends OfKind, E extends OfKind>(
  { game }: JudgedGame<S, A, E>,
  state: S,
  { actor, action }: RandomMove<A>,
  viewer: Viewer,
) => {
  const decision = game.decide(state, actor, action);
  if (!decision.ok) return undefined;
  const { events, after } = decision;
  const told = events.map(event => game.mask(event, viewer)).filter(event => event !== null);
  return { events, after, view: game.view(after, viewer), told };
};

/** The same move where it is possible there, else one of its kind; dice fall almost alike. */
const moveIn = <S, A extends OfKind, E extends OfKind>(
  { game }: JudgedGame<S, A, E>,
  world: S,
  { actor, action }: RandomMove<A>,
  seen: ReadonlySet<Card>,
  random: Random,
): RandomMove<A> => {
  if (isRolled(action)) return { actor, action: { ...action, value: swapped(action.value, seen, random) } };
  if (actor === 'house' || game.decide(world, actor, action).ok) return { actor, action };
  const alike = game.offers(world, actor).filter(({ kind }) => kind === action.kind);
  return { actor, action: alike.length > 0 ? pick(alike, random) : action };
};

type Rolled = Extract<HouseAction, { kind: 'rolled' }>;

const isRolled = (action: OfKind): action is Rolled => action.kind === 'rolled';

/** Two cards change places that the viewer does not see: in which order their own fell, a player may know. */
const swapped = (value: Rolled['value'], seen: ReadonlySet<Card>, random: Random): Rolled['value'] => {
  if (typeof value === 'number') return value;
  const hidden = value.flatMap((card, at) => (seen.has(card) ? [] : [at]));
  if (hidden.length === 0) return value;
  const [one, two] = [pick(hidden, random), pick(hidden, random)];
  return value.map((card, at) => (at === one ? (value[two] ?? card) : at === two ? (value[one] ?? card) : card));
};
