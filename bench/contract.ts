import {
  type Actor,
  type Game,
  type HouseAction,
  type OfKind,
  pick,
  type Random,
  shuffled,
  type Viewer,
} from '@majlis/kernel';

/** A game as it is played here: at random, from its opening until a round of it is over. */
export interface RandomRounds<O, S, A extends OfKind, E extends OfKind, R extends string> {
  readonly game: Game<O, S, A, E, R>;
  readonly rules: O;
  readonly seats: number;
  isPlay(action: A): boolean;
  isOver(state: S): boolean;
}

/** A call of `decide`, with what came of it: a throw of the dice that was refused has no events. */
interface Decided<S, A, E> {
  readonly before: S;
  readonly actor: Actor;
  readonly action: A | HouseAction;
  readonly events: readonly E[];
}

interface Round<S, A, E> {
  readonly opened: S;
  readonly moves: readonly Decided<S, A, E>[];
}

const VIEWERS: readonly Viewer[] = [0, 1, 'rail'];

/** The parts of the contract, each over rounds that were played before. */
export const PARTS: {
  readonly [name: string]: <O, S, A extends OfKind, E extends OfKind, R extends string>(
    game: Game<O, S, A, E, R>,
    round: Round<S, A, E>,
  ) => void;
} = {
  waits: (game, { moves }) => {
    for (const { before } of moves) game.waits(before);
  },
  offers: (game, { moves }) => {
    for (const { before, actor } of moves) if (actor !== 'house') game.offers(before, actor);
  },
  decide: (game, { moves }) => {
    for (const { before, actor, action } of moves) game.decide(before, actor, action);
  },
  evolve: (game, { opened, moves }) => {
    let state = opened;
    for (const { events } of moves) for (const event of events) state = game.evolve(state, event);
  },
  'three views': (game, { opened, moves }) => {
    let views = viewsOf(game, opened);
    for (const { events } of moves) views = watched(game, views, events);
  },
};

/** One round through the whole contract: waits, offers, decide, and the masked views of three viewers. */
export const playRound = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  rounds: RandomRounds<O, S, A, E, R>,
  random: Random,
  keep?: Decided<S, A, E>[],
): S => {
  const { game, rules, seats } = rounds;
  const opened = game.open(rules, seats);
  let views = viewsOf(game, opened);
  for (let state = opened; !rounds.isOver(state); ) {
    const { actor, action } = nextMove(rounds, state, random);
    const decision = game.decide(state, actor, action);
    const events = decision.ok ? decision.events : [];
    keep?.push({ before: state, actor, action, events });
    if (decision.ok) state = decision.after;
    views = watched(game, views, events);
  }
  return opened;
};

/** A round that is kept, to be taken apart. */
export const keptRound = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  rounds: RandomRounds<O, S, A, E, R>,
  random: Random,
): Round<S, A, E> => {
  const moves: Decided<S, A, E>[] = [];
  return { opened: playRound(rounds, random, moves), moves };
};

const viewsOf = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  game: Game<O, S, A, E, R>,
  state: S,
): readonly S[] => VIEWERS.map(viewer => game.view(state, viewer));

const watched = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  game: Game<O, S, A, E, R>,
  views: readonly S[],
  events: readonly E[],
): readonly S[] =>
  VIEWERS.map((viewer, at) => {
    let view = views[at] as S;
    for (const event of events) {
      const told = game.mask(event, viewer);
      if (told) view = game.evolve(view, told);
    }
    return view;
  });

const nextMove = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  { game, isPlay }: RandomRounds<O, S, A, E, R>,
  state: S,
  random: Random,
): { actor: Actor; action: A | HouseAction } => {
  const wait = pick(game.waits(state), random);
  if ('roll' in wait) {
    const { roll } = wait;
    const value = roll.kind === 'shuffle' ? shuffled(roll.pack, random) : random.below(roll.n);
    return { actor: 'house', action: { kind: 'rolled', label: roll.label, value } };
  }
  if (wait.on === 'house') return { actor: 'house', action: wait.lapse };
  const plays = game.offers(state, wait.on).filter(isPlay);
  return { actor: wait.on, action: plays.length > 0 ? pick(plays, random) : wait.lapse };
};
