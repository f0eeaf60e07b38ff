import type { OfKind } from '../game.ts';
import type { Random } from '../random.ts';
import { same } from '../same.ts';
import type { Viewer } from '../seat.ts';
import { conserved } from './conservation.ts';
import type { JudgedGame, StateWithViews } from './law-case.ts';
import { offersAccepted } from './offer.ts';
import { bareWaits } from './own-eyes.ts';
import { lapsesAccepted } from './progress.ts';
import type { LawTally } from './tally.ts';

/**
 * Law 2. A viewer cannot tell the true state from any world that agrees with the view, and there are such worlds.
 * The world that was drawn is handed on: what happens next must look the same in it (see untold.ts).
 */
export const keepsSecrets = <S, A extends OfKind, E extends OfKind>(
  lawCase: JudgedGame<S, A, E>,
  { state, views }: StateWithViews<S>,
  viewer: Viewer,
  random: Random,
  tally: LawTally,
): S => {
  const { game } = lawCase;
  const view = views.get(viewer) ?? game.view(state, viewer);
  const world = game.worlds(view, viewer, random);
  const complain = (what: string): never => {
    throw new Error(`secrecy: ${what} (viewer ${viewer})`);
  };
  if (!same(game.view(world, viewer), view)) complain('a world drawn from a view does not look like it');
  if (typeof viewer === 'number' && !same(game.offers(world, viewer), game.offers(state, viewer))) {
    complain('what is offered to a seat depends on what it cannot know');
  }
  if (!same(bareWaits(game.waits(world)), bareWaits(game.waits(state)))) {
    complain('whom the table waits for depends on what the viewer cannot know');
  }
  if (!lawCase.isReachable(world)) complain('a world could not have come about by lawful play');
  conserved(lawCase, world);
  offersAccepted(lawCase, world, views.size - 1);
  lapsesAccepted(lawCase, world);
  if (secrets(lawCase, state) >= 2) countWorld(tally, viewer, !same(world, state));
  return world;
};

/** How many cards nobody but their holder may know, were the viewer the holder of most: told by the full state, not by a view. */
const secrets = <S, A extends OfKind, E extends OfKind>(lawCase: JudgedGame<S, A, E>, state: S): number => {
  const covert = lawCase.piles(state).map(pile => pile.cards.length - pile.shown.length);
  return covert.reduce((sum, cards) => sum + cards, 0) - Math.max(...covert);
};

const countWorld = (tally: LawTally, viewer: Viewer, differs: boolean): void => {
  const { drawn, differed } = tally.worlds.get(viewer) ?? { drawn: 0, differed: 0 };
  tally.worlds.set(viewer, { drawn: drawn + 1, differed: differed + (differs ? 1 : 0) });
};

/** Identity passes every other law: only here does it show that nothing was hidden. */
export const leftOpen = (game: string, tally: LawTally): void => {
  for (const [viewer, { drawn, differed }] of tally.worlds) {
    if (drawn >= 20 && differed * 4 < drawn) {
      throw new Error(
        `${game} breaks the law of secrecy: of ${drawn} worlds drawn for viewer ${viewer} only ${differed} differed from the truth`,
      );
    }
  }
};
