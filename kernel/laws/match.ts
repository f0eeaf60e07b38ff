import type { OfKind } from '../game.ts';
import type { Random } from '../random.ts';
import { afterEvent } from './commute.ts';
import { conserved, counted } from './conservation.ts';
import { type JudgedGame, type LawCase, type StateWithViews, viewersOf } from './law-case.ts';
import { folds, handsOn, survives } from './memory.ts';
import { offersAccepted } from './offer.ts';
import { ownEyes } from './own-eyes.ts';
import { lapsesAccepted } from './progress.ts';
import { type RandomMove, randomMove } from './random-play.ts';
import { keepsSecrets } from './secrecy.ts';
import { count, type LawTally } from './tally.ts';
import { tellsNoMore } from './untold.ts';

/** Random play that goes on for longer than this does not end. */
const MOST_STEPS = 50_000;
/** TRU-2.6 names the number: a fair deal that is not found in so many throws is a bug. */
const MOST_THROWS = 10_000;
/** Of so many states one is looked at through the eyes of one viewer. */
const SECRECY_EVERY = 3;
/** Where leaving means losing, a player does so about once in so many steps. */
const LEAVING_ONCE_IN = 400;

/** One match of random play with every law checked at every step. */
export const lawfulMatch = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  lawCase: LawCase<O, S, A, E, R>,
  options: O,
  seats: number,
  random: Random,
  tally: LawTally,
): S => {
  const { game } = lawCase;
  const opened = game.open(options, seats);
  const viewers = viewersOf(seats);
  let scene: StateWithViews<S> = {
    state: opened,
    views: new Map(viewers.map(viewer => [viewer, game.view(opened, viewer)])),
  };
  const forfeits = game.absence(options).leaving === 'forfeit';
  const stored: string[] = [];
  let throws = 0;
  for (let steps = 0; !game.outcome(scene.state); steps++) {
    if (steps > MOST_STEPS) throw new Error('progress: random play does not end');
    inspect(lawCase, scene, seats);
    const viewer = viewers[random.below(viewers.length * SECRECY_EVERY)];
    const world = viewer === undefined ? undefined : keepsSecrets(lawCase, scene, viewer, random, tally);
    const leaving = forfeits && random.below(LEAVING_ONCE_IN) === 0;
    const { actor, action } = leaving ? leave(seats, random) : randomMove(lawCase, scene.state, seats, random);
    const decision = game.decide(scene.state, actor, action);
    if (!decision.ok) {
      if (action.kind !== 'rolled') throw new Error(`offer: ${action.kind} was refused: ${decision.reason}`);
      if (++throws > MOST_THROWS)
        throw new Error(`progress: the dice were refused ${throws} times: ${decision.reason}`);
      tally.rerolls++;
      continue;
    }
    throws = 0;
    if (viewer !== undefined && world !== undefined) {
      tellsNoMore(lawCase, { state: scene.state, world, viewer }, { actor, action }, random, tally);
    }
    tally.steps++;
    count(tally.actions, action.kind);
    for (const event of decision.events) {
      survives(`event '${event.kind}'`, event);
      stored.push(JSON.stringify(event));
      scene = afterEvent(lawCase, scene, event);
    }
    handsOn(action.kind, decision.after, scene.state);
  }
  inspect(lawCase, scene, seats);
  folds(lawCase, opened, stored, scene.state);
  tally.matches++;
  return scene.state;
};

const leave = (seats: number, random: Random): RandomMove<never> => ({
  actor: 'house',
  action: { kind: 'left', seat: random.below(seats) },
});

const inspect = <S, A extends OfKind, E extends OfKind>(
  lawCase: JudgedGame<S, A, E>,
  scene: StateWithViews<S>,
  seats: number,
): void => {
  survives('the state', scene.state);
  conserved(lawCase, scene.state);
  counted(lawCase, scene);
  ownEyes(lawCase, scene);
  offersAccepted(lawCase, scene.state, seats);
  lapsesAccepted(lawCase, scene.state);
  if (!lawCase.isReachable(scene.state)) throw new Error('secrecy: the game calls its own state unreachable');
};
