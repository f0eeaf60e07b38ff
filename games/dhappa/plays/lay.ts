import { type Card, never, refuse } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import { type DhappaReason, type Ruled, ruled } from '../reason.ts';
import { afterExtend } from '../runs/extend.ts';
import { isWild } from '../runs/face.ts';
import { afterMerge } from '../runs/merge.ts';
import type { Run, RunId, Shape } from '../runs/run.ts';
import { shapeOf } from '../runs/shape.ts';
import { afterShift } from '../runs/shift.ts';
import { afterSwap } from '../runs/swap.ts';
import { afterPlay, type DhappaPosition, floorFault, type LaidPlay, runOf } from './position.ts';

/** A play that the rules allow, and how the player then stands. */
export interface Lawful {
  readonly laid: LaidPlay;
  readonly after: DhappaPosition;
}

/** DHA-5  Whether a play is lawful here, and what it does. */
export const lay = (position: DhappaPosition, play: DhappaPlay): Ruled<Lawful> => {
  const tried = tryOn(position, play);
  const fault = tried.ok ? faultOf(position, tried.value.laid) : undefined;
  return fault ? refuse(fault) : tried;
};

/** Whether so many cards stay in hand, with nothing due, that a play which fits is lawful. */
export const isRoomFor = ({ dueNow, hand }: DhappaPosition, cards: number): boolean =>
  dueNow === null && hand.length - cards > 1;

/** The same where nobody asks what it does. */
export const isLawful = (position: DhappaPosition, play: DhappaPlay): boolean => {
  const fits = fitting(position, play);
  return fits.ok && faultOf(position, fits.value) === undefined;
};

const faultOf = (position: DhappaPosition, laid: LaidPlay): DhappaReason | undefined => {
  const { dueNow } = position;
  return dueNow && !laid.cards.includes(dueNow) ? 'must-play-deepest' : floorFaultAfter(position, laid);
};

/** How the player then stands is looked at only where the hand runs low. */
export const floorFaultAfter = (position: DhappaPosition, laid: LaidPlay): DhappaReason | undefined =>
  position.hand.length - laid.cards.length > 1 ? undefined : floorFault(afterPlay(position, laid));

/** The play as the cards allow it, however few then stay in hand. */
export const tryOn = (position: DhappaPosition, play: DhappaPlay): Ruled<Lawful> => {
  const fits = fitting(position, play);
  return fits.ok ? ruled({ laid: fits.value, after: afterPlay(position, fits.value) }) : fits;
};

/** What the play does to the cards, if they allow it. */
export const fitting = (position: DhappaPosition, play: DhappaPlay): Ruled<LaidPlay> => {
  switch (play.kind) {
    case 'meld':
      return melding(position, play);
    case 'extend':
      return extending(position, play);
    case 'swap':
      return swapping(position, play);
    case 'shift':
      return shifting(position, play);
    case 'merge':
      return merging(position, play);
    default:
      return never(play);
  }
};

type Of<K extends DhappaPlay['kind']> = Extract<DhappaPlay, { kind: K }>;

const held = ({ hand }: DhappaPosition, cards: readonly Card[]): boolean => cards.every(card => hand.includes(card));

const laidOn = (run: Run, cards: readonly Card[], shape: Shape): LaidPlay => ({
  cards,
  run: { ...shape, id: run.id, side: run.side, by: run.by },
  gone: null,
  won: null,
});

/** DHA-4.1  The first meld of a player is pure. */
const melding = (position: DhappaPosition, { form, cards }: Of<'meld'>): Ruled<LaidPlay> => {
  if (!held(position, cards)) return refuse('not-in-hand');
  if (!position.opened && cards.some(isWild)) return refuse('opening-not-pure');
  const shape = shapeOf(form, cards, position.options);
  if (!shape.ok) return shape;
  const id: RunId = `r${position.laid + 1}`;
  const run: Run = { ...shape.value, id, side: position.side, by: position.seat };
  return ruled({ cards, run, gone: null, won: null });
};

/** DHA-4.3  A run on the table that an opened player may touch: of the own team, or of anyone. */
const touched = (position: DhappaPosition, id: RunId, whose: 'team' | 'any', cards: readonly Card[]): Ruled<Run> => {
  if (!position.opened) return refuse('not-opened');
  const run = runOf(position.runs, id);
  if (!run) return refuse('no-such-run');
  if (whose === 'team' && run.side !== position.side) return refuse('not-your-team');
  return held(position, cards) ? ruled(run) : refuse('not-in-hand');
};

const extending = (position: DhappaPosition, { run: id, end, cards }: Of<'extend'>): Ruled<LaidPlay> => {
  const run = touched(position, id, 'team', cards);
  if (!run.ok) return run;
  const shape = afterExtend(run.value, end, cards, position.options);
  return shape.ok ? ruled(laidOn(run.value, cards, shape.value)) : shape;
};

/** DHA-6.3  Any run on the table, the opponents' too, unless the house keeps it to the own team. */
const swapping = (position: DhappaPosition, { run: id, card }: Of<'swap'>): Ruled<LaidPlay> => {
  const run = touched(position, id, position.options.jokerSwapScope === 'anyTeam' ? 'any' : 'team', [card]);
  if (!run.ok) return run;
  const swap = afterSwap(run.value, card, position.options);
  return swap.ok ? ruled({ ...laidOn(run.value, [card], swap.value.run), won: swap.value.joker }) : swap;
};

const shifting = (position: DhappaPosition, { run: id, card, to }: Of<'shift'>): Ruled<LaidPlay> => {
  const run = touched(position, id, 'team', [card]);
  if (!run.ok) return run;
  const shift = afterShift(run.value, card, to, position.options);
  return shift.ok ? ruled(laidOn(run.value, [card], shift.value.run)) : shift;
};

const merging = (position: DhappaPosition, { run: id, other, bridge }: Of<'merge'>): Ruled<LaidPlay> => {
  const one = touched(position, id, 'team', bridge);
  if (!one.ok) return one;
  const two = touched(position, other, 'team', bridge);
  if (!two.ok) return two;
  if (id === other) return refuse('same-run');
  const own =
    position.options.mergeScope === 'team' || (one.value.by === position.seat && two.value.by === position.seat);
  if (!own) return refuse('not-your-run');
  const shape = afterMerge(one.value, two.value, bridge);
  return shape.ok ? ruled({ ...laidOn(one.value, bridge, shape.value), gone: other }) : shape;
};
