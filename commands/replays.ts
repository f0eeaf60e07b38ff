import { same, seeded, type Viewer } from '@majlis/kernel';
import type { AnyGame } from '@majlis/table';
import { type LivedMatch, lived, type SimGame } from '@majlis/table/sim';
import type { GameName } from './games.ts';
import { simGamesOf } from './sim-games.ts';

interface Frame {
  readonly state: unknown;
}

/** The fold of the page of matches: the web has types of its own, so only what is asked of it is named here. */
export interface Folding {
  replayOf(game: AnyGame, pace: object, file: object): { readonly frames: readonly Frame[] };
  throughEyes(game: AnyGame, file: object, frames: readonly Frame[], viewer: Viewer): readonly Frame[];
}

const FOLDING = new URL('../web/match/frames.ts', import.meta.url).href;

export const folding = (): Promise<Folding> => import(FOLDING);

/** Where somebody stops is another matter. */
export const EVERY_EVENT = { stop: () => 'step', score: () => [0, 0] };

/** As the house answers `GET /api/matches/:id`, through its text. */
const fileOf = ({ size, options, lines }: LivedMatch): object => {
  const players = Array.from({ length: size }, (_, seat) => ({ seat, person: null, name: '' }));
  const events = lines.map(({ event }) => event);
  return JSON.parse(JSON.stringify({ match: { players }, options, events, times: [], talk: [] }));
};

export interface ReplayCount {
  readonly matches: number;
  /** Those of which every moment was seen again as it was. */
  readonly alike: number;
  /** Moments that were compared. */
  readonly moments: number;
}

/** How many moments are seen again as they were; undefined: one is not. */
const alikeIn = ({ replayOf, throughEyes }: Folding, { setup: { game } }: SimGame, match: LivedMatch) => {
  const file = fileOf(match);
  const { frames } = replayOf(game, EVERY_EVENT, file);
  const lives = new Map<Viewer, readonly Frame[]>();
  const lifeOf = (viewer: Viewer): readonly Frame[] => {
    const life = lives.get(viewer) ?? throughEyes(game, file, frames, viewer);
    lives.set(viewer, life);
    return life;
  };
  const isSeen = (life: readonly Frame[], events: number, state: unknown): boolean =>
    events === 0 || same(life[events - 1]?.state, state);
  const isAlike =
    match.sights.every(({ viewer, events, state }) => isSeen(lifeOf(viewer), events, state)) &&
    match.open.every(({ events, state }) => isSeen(frames, events, state));
  // From the last to the first: going back changes nothing of what was gone through.
  const isBackAlike = [...lives].every(([viewer, life]) =>
    life.every((_, i) => same(life.at(-1 - i)?.state, game.view(frames.at(-1 - i)?.state, viewer))),
  );
  return match.isOver && isAlike && isBackAlike ? match.sights.length + match.open.length : undefined;
};

/** Matches of people and bots at whole tables: whoever looks again, from any chair, from the rail or with open cards, sees what was sent then. */
export const replaysAlike = async (
  name: GameName,
  matches: number,
  seed: number,
  page?: Folding,
): Promise<ReplayCount> => {
  const fold = page ?? (await folding());
  const gameFor = await simGamesOf(name);
  let [alike, moments] = [0, 0];
  for (let nth = 0; nth < matches; nth++) {
    const simGame = gameFor(seeded(seed + nth));
    const found = alikeIn(fold, simGame, lived(simGame, seed + nth));
    if (found !== undefined) [alike, moments] = [alike + 1, moments + found];
    else if (!page) console.log(`${name}, seed ${seed + nth}: not seen again as it was`);
  }
  return { matches, alike, moments };
};
