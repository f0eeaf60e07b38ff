import type { Card } from '@majlis/kernel';
import { after, TRICKS } from '@majlis/turup/for-web';
import type { CardLook } from '@/cards/look.ts';
import type { SceneProps } from '@/scene/props.ts';
import { sceneTexts } from '@/table/scene-texts.ts';
import { handOf, pitOf, throwsOf } from '@/turup/hand.ts';
import { seatsOf } from '@/turup/seats.ts';
import { THEME } from '@/turup/theme.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';

/** What is this player's own business: which card is lifted, whether the next one is thrown before the turn. */
export interface TurupTouch {
  readonly selected: Card | null;
  readonly armed: boolean;
}

type Drawn = Omit<SceneProps, 'now' | 'onSelect' | 'onPlay' | 'onRefused' | 'dir'>;

const STILL = ['dealer', 'trump', 'shuffle', 'deal', 'lot', 'second', 'final', 'peek', 'trick', 'counting', 'summary'];
const DEALING = ['shuffle', 'deal', 'second', 'final'];

/** The table as a pure function of what is known, how it shall look, what was said, and the time. */
export const sceneOf = (model: TurupViewModel, look: CardLook, touch: TurupTouch, now: number): Drawn => {
  const { state, seen, me, thrown } = model;
  const hand = handOf(model, touch.armed);
  const { phase, options, dealer, deal, tricks } = state;
  return {
    theme: THEME,
    look,
    me,
    turn: 'clockwise',
    seats: seatsOf(model, now),
    hand,
    dealt: TRICKS,
    selected: hand.some(({ card, legal }) => legal && card === touch.selected) ? touch.selected : null,
    playable: throwsOf(model, touch.armed).length > 0,
    locked: seen.link !== 'open' || seen.paused || STILL.includes(phase) || phase === 'over' || thrown !== null,
    trick: deal * 20 + tricks.length,
    pit: pitOf(model),
    deck: DEALING.includes(phase),
    firstDealt: after(dealer, options),
    dealtBack: options.direction === 'anticlockwise',
    epoch: seen.epoch,
    texts: sceneTexts(),
  };
};
