import { type Game, type HouseAction, pick, type Random, shuffled, type Viewer } from '@majlis/kernel';

type Kind = { readonly kind: string };

/** One match of random plays through the whole contract: offers, decide, evolve, and the masked views of three viewers. */
export const contractMatch = <O, S, A extends Kind, E extends Kind, R extends string>(
  game: Game<O, S, A, E, R>,
  options: O,
  seats: number,
  isPlay: (action: A) => boolean,
  random: Random,
  isOver: (state: S) => boolean = state => game.outcome(state) !== undefined,
): S => {
  let state = game.open(options, seats);
  const viewers: readonly Viewer[] = [0, 1, 'rail'];
  let views = viewers.map(viewer => game.view(state, viewer));
  while (!isOver(state)) {
    const { actor, action } = nextMove(game, state, isPlay, random);
    const decision = game.decide(state, actor, action);
    if (!decision.ok) continue;
    for (const event of decision.events) {
      state = game.evolve(state, event);
      views = views.map((view, i) => {
        const told = game.mask(event, viewers[i] ?? 'rail');
        return told ? game.evolve(view, told) : view;
      });
    }
  }
  return state;
};

const nextMove = <O, S, A extends Kind, E extends Kind, R extends string>(
  game: Game<O, S, A, E, R>,
  state: S,
  isPlay: (action: A) => boolean,
  random: Random,
): { actor: number | 'house'; action: A | HouseAction } => {
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
