import { type OfKind, same, seeded } from '@majlis/kernel';
import { type LawCase, randomMove } from '@majlis/kernel/laws';
import type { AnyGame } from '@majlis/table';
import { type GameName, withGame } from './games.ts';
import { EVERY_EVENT, type Folding, folding } from './replays.ts';

/** A match of random play: its events, and after each decision how many there were and the state that was decided. */
interface Decided {
  readonly size: number;
  readonly options: object;
  readonly events: readonly OfKind[];
  readonly states: readonly { readonly events: number; readonly state: unknown }[];
}

const decided = <O extends object, S, A extends OfKind, E extends OfKind, R extends string>(
  lawCase: LawCase<O, S, A, E, R>,
  seed: number,
): Decided => {
  const { game } = lawCase;
  const random = seeded(seed);
  const [size, presets] = [game.sizes[seed % game.sizes.length] ?? 0, Object.values(game.options.presets)];
  const options = presets[seed % presets.length] ?? game.options.presets.default;
  const [events, states]: [OfKind[], { events: number; state: unknown }[]] = [[], []];
  let state = game.open(options, size);
  while (!game.outcome(state)) {
    const { actor, action } = randomMove(lawCase, state, size, random);
    const decision = game.decide(state, actor, action);
    if (!decision.ok) continue;
    state = decision.after;
    events.push(...decision.events);
    states.push({ events: events.length, state });
  }
  return { size, options, events, states };
};

/** Onward and then back, every state is the one that was decided when the match was played. */
const isAlike = (fold: Folding, game: AnyGame, { size, options, events, states }: Decided): boolean => {
  const players = Array.from({ length: size }, (_, seat) => ({ seat, person: null, name: '' }));
  const told = events.map(event => ({ kind: 'game', event }));
  const file = JSON.parse(JSON.stringify({ match: { players }, options, events: told, times: [], talk: [] }));
  const { frames } = fold.replayOf(game, EVERY_EVENT, file);
  const isThere = (one: Decided['states'][number]): boolean =>
    one.events === 0 || same(frames[one.events - 1]?.state, one.state);
  return frames.length === events.length && states.every(isThere) && states.toReversed().every(isThere);
};

/** How many of so many random matches, under every preset and size in turn, are seen again as they were played. */
export const randomsAlike = async (
  name: GameName,
  matches: number,
  seed: number,
  page?: Folding,
): Promise<{ readonly alike: number; readonly states: number }> => {
  const fold = page ?? (await folding());
  return withGame(name, ({ lawCase }) => {
    let [alike, states] = [0, 0];
    for (let nth = 0; nth < matches; nth++) {
      const match = decided(lawCase, seed + nth);
      states += match.states.length;
      if (isAlike(fold, lawCase.game as unknown as AnyGame, match)) alike += 1;
      else if (!page) console.log(`${name}, random match ${seed + nth}: not seen again as it was played`);
    }
    return { alike, states };
  });
};
