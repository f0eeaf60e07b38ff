import { type Card, nextSeat } from '@majlis/kernel';
import { handOf, isMyTurn, pitOf } from '@/baloot/hand.ts';
import { seatsOf } from '@/baloot/seats.ts';
import { THEME } from '@/baloot/theme.ts';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import type { CardLook } from '@/cards/look.ts';
import type { SceneProps } from '@/scene/props.ts';
import { sceneTexts } from '@/table/scene-texts.ts';
import { cardName } from '@/words/card.ts';

/** What is this player's own business: which card is lifted, whether the next one carries Akka. */
export interface BalootTouch {
  readonly selected: Card | null;
  readonly akka: boolean;
}

type Drawn = Omit<SceneProps, 'now' | 'onSelect' | 'onPlay' | 'onRefused' | 'dir'>;

/** The five cards are dealt before the public card is turned up. */
const TURNED_UP_AFTER_MS = 1_500;

/** When the public card is turned up; null: it lies there already. */
export const turnedUpAt = ({ seen, state }: BalootViewModel, look: CardLook): number | null => {
  const clock = seen.clocks.find(({ id }) => id.startsWith('deal/'));
  if (state.phase.kind !== 'dealing' || !clock || clock.until === null || clock.ms === null) return null;
  return clock.until - clock.ms + (look.calm ? 0 : TURNED_UP_AFTER_MS * look.speed);
};

const floorOf = (model: BalootViewModel, look: CardLook, now: number): Pick<SceneProps, 'floor' | 'floorTaker'> => {
  const { floor, contract } = model.state;
  const at = turnedUpAt(model, look);
  return {
    ...(floor && (at === null || now >= at) && { floor: { card: floor, label: cardName(floor) } }),
    ...(contract && { floorTaker: contract.taker }),
  };
};

const STILL = [
  'opening',
  'shuffling',
  'dealing',
  'taken',
  'revealing',
  'grace',
  'sawa',
  'qayd',
  'counting',
  'summary',
  'over',
];

/** The table as a pure function of what is known, how it shall look, and the time. */
export const sceneOf = (model: BalootViewModel, look: CardLook, touch: BalootTouch, now: number): Drawn => {
  const { state, seen, me, offers } = model;
  const hand = handOf(model, touch.akka);
  const playable = isMyTurn(model) && offers.some(({ kind }) => kind === 'play');
  const line = seen.link !== 'open' || seen.paused;
  return {
    theme: THEME,
    look,
    me,
    turn: 'counter',
    seats: seatsOf(model, now),
    hand,
    dealt: 8,
    selected: hand.some(({ card, legal }) => legal && card === touch.selected) ? touch.selected : null,
    playable,
    locked: line || STILL.includes(state.phase.kind) || model.thrown !== null,
    trick: state.deal * 10 + state.tricks.length,
    pit: pitOf(model),
    ...floorOf(model, look, now),
    deck: state.phase.kind === 'dealing' || state.phase.kind === 'shuffling',
    firstDealt: nextSeat(state.dealer ?? 0, 4),
    epoch: seen.epoch,
    paused: state.phase.kind === 'qayd',
    texts: sceneTexts(),
  };
};
