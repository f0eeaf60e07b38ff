import type { Random } from '../random.ts';
import { afterEvent } from './commute.ts';
import { conserved, counted } from './conservation.ts';
import { folds, handsOn, survives } from './memory.ts';
import { offersAccepted } from './offer.ts';
import { ownEyes } from './own-eyes.ts';
import { lapsesAccepted } from './progress.ts';
import { keepsSecrets } from './secrecy.ts';
import { type Case, type Kind, type Scene, type Subject, viewersOf } from './subject.ts';
import { count, type Tally } from './tally.ts';
import { tellsNoMore } from './untold.ts';
import { type Move, randomMove } from './walk.ts';

/** Random play that goes on for longer than this does not end. */
const MOST_STEPS = 50_000;
/** TRU-2.6 names the number: a fair deal that is not found in so many throws is a bug. */
const MOST_THROWS = 10_000;
/** Of so many states one is looked at through the eyes of one viewer. */
const SECRECY_EVERY = 3;
/** Where leaving means losing, a player does so about once in so many steps. */
const LEAVING_ONCE_IN = 400;

/** One match of random play with every law checked at every step. */
export const lawfulMatch = <O, S, A extends Kind, E extends Kind, R extends string>(
  subject: Subject<O, S, A, E, R>,
  options: O,
  seats: number,
  random: Random,
  tally: Tally,
): S => {
  const { game } = subject;
  const opened = game.open(options, seats);
  const viewers = viewersOf(seats);
  let scene: Scene<S> = { state: opened, views: new Map(viewers.map(viewer => [viewer, game.view(opened, viewer)])) };
  const forfeits = game.absence(options).leaving === 'forfeit';
  const stored: string[] = [];
  let throws = 0;
  for (let steps = 0; !game.outcome(scene.state); steps++) {
    if (steps > MOST_STEPS) throw new Error('progress: random play does not end');
    inspect(subject, scene, seats);
    const viewer = viewers[random.below(viewers.length * SECRECY_EVERY)];
    const world = viewer === undefined ? undefined : keepsSecrets(subject, scene, viewer, random, tally);
    const leaving = forfeits && random.below(LEAVING_ONCE_IN) === 0;
    const { actor, action } = leaving ? leave(seats, random) : randomMove(subject, scene.state, seats, random);
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
      tellsNoMore(subject, { state: scene.state, world, viewer }, { actor, action }, random, tally);
    }
    tally.steps++;
    count(tally.actions, action.kind);
    for (const event of decision.events) {
      survives(`event '${event.kind}'`, event);
      stored.push(JSON.stringify(event));
      scene = afterEvent(subject, scene, event);
    }
    handsOn(action.kind, decision.after, scene.state);
  }
  inspect(subject, scene, seats);
  folds(subject, opened, stored, scene.state);
  tally.matches++;
  return scene.state;
};

const leave = (seats: number, random: Random): Move<never> => ({
  actor: 'house',
  action: { kind: 'left', seat: random.below(seats) },
});

const inspect = <S, A extends Kind, E extends Kind>(subject: Case<S, A, E>, scene: Scene<S>, seats: number): void => {
  survives('the state', scene.state);
  conserved(subject, scene.state);
  counted(subject, scene);
  ownEyes(subject, scene);
  offersAccepted(subject, scene.state, seats);
  lapsesAccepted(subject, scene.state);
  if (!subject.isReachable(scene.state)) throw new Error('secrecy: the game calls its own state unreachable');
};
