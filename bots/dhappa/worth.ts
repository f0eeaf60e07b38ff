import {
  type DhappaOptions,
  type DhappaPlay,
  type DhappaPosition,
  lay,
  lockOf,
  ofSide,
  playsOpen,
  type Run,
  wildsIn,
} from '@majlis/dhappa';
import { isJoker } from '@majlis/kernel';
import { isNatural, isWild } from './card.ts';
import { deadwood, type Memory } from './deadwood.ts';
import { isSound } from './style.ts';

/** What things are worth to a player, a card that cannot be laid being ten. */
export interface Mood {
  readonly joker: number;
  readonly two: number;
  /** A card of the Lock that is still missing. */
  readonly missing: number;
  readonly lock: number;
}

/** Keeps wilds for later. */
const PATIENT: Mood = { joker: 4, two: 3, missing: 2, lock: 10 };
/** Has wilds enough to make the Lock. */
const READY: Mood = { joker: 1.5, two: 0.5, missing: 2, lock: 10 };
/** Wants to be rid of everything. */
export const BOLD: Mood = { joker: -1, two: -1, missing: 3, lock: 20 };

/** How a player feels who is not going out. */
export const moodOf = ({ hand, runs, side, options }: DhappaPosition): Mood => {
  const own = ofSide(runs, side);
  const short = lockOf(own, options).locked ? 0 : missing(own, options);
  return short > 0 && short <= hand.filter(isWild).length ? READY : PATIENT;
};

const DEAD = 10;

const worth = (position: DhappaPosition, mood: Mood, memory: Memory): number => {
  const { hand, runs, side, options } = position;
  const own = ofSide(runs, side);
  const naturals = hand.filter(isNatural).length;
  const jokers = hand.filter(isJoker).length;
  const twos = hand.length - naturals - jokers;
  return (
    -DEAD * deadwood(position, memory) -
    naturals +
    mood.joker * jokers +
    mood.two * twos +
    (lockOf(own, options).locked ? mood.lock : -mood.missing * missing(own, options))
  );
};

/** Cards that the three longest runs lack for the Lock. */
const missing = (own: readonly Run[], { lockMinLength }: DhappaOptions): number => {
  const lengths = own.filter(run => wildsIn(run) <= 2).map(run => Math.min(run.cards.length, lockMinLength));
  const best = lengths.sort((a, b) => b - a).slice(0, 3);
  return 3 * lockMinLength - best.reduce((sum, length) => sum + length, 0);
};

export const after = (position: DhappaPosition, play: DhappaPlay): DhappaPosition => {
  const lawful = lay(position, play);
  if (!lawful.ok) throw new Error(`${play.kind}: ${lawful.reason}`);
  return lawful.value.after;
};

export const best = (
  position: DhappaPosition,
  plays: readonly DhappaPlay[],
  mood: Mood,
  memory: Memory,
): { readonly play: DhappaPlay; readonly value: number } | undefined => {
  let found: { readonly play: DhappaPlay; readonly value: number } | undefined;
  for (const play of plays) {
    const value = worth(after(position, play), mood, memory);
    if (!found || value > found.value) found = { play, value };
  }
  return found;
};

/** The best play that makes things better. */
export const improving = (position: DhappaPosition, mood: Mood, memory: Memory): DhappaPlay | undefined => {
  const found = best(
    position,
    playsOpen(position).filter(play => isSound(position, play)),
    mood,
    memory,
  );
  return found && found.value > worth(position, mood, memory) ? found.play : undefined;
};
