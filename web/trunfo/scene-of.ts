import { type Card, sizeOf, suitOf } from '@majlis/kernel';
import type { CardLook } from '@/cards/look.ts';
import type { HandCard, SceneCard, SceneProps } from '@/scene/props.ts';
import type { Seen } from '@/store/seen.ts';
import { sceneTexts } from '@/table/scene-texts.ts';
import { isSeated, sceneSeat } from '@/table/seats.ts';
import { THEME } from '@/trunfo/theme.ts';
import type { TrunfoViewModel } from '@/trunfo/view-model.ts';
import { cardName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

/** Seconds before the end at which the clock is red. */
const DANGER_SECONDS = 5;
const DEALT = 9;

/** What is this player's own business: the card chosen, and whether it is locked or about to be. */
export interface TrunfoTouch {
  readonly chosen: Card | null;
  readonly locked: boolean;
}

type Drawn = Omit<SceneProps, 'now' | 'onSelect' | 'onPlay' | 'onRefused' | 'dir'>;

/** Whether this player has a card to choose. */
export const isChoosing = ({ state }: TrunfoViewModel, seen: Seen): boolean =>
  state.phase === 'selecting' && isSeated(seen);

const handOf = (match: TrunfoViewModel, { chosen, locked }: TrunfoTouch): readonly HandCard[] =>
  match.slots.map(({ card, fate }): HandCard => {
    const isLocked = locked && card === chosen && fate === null;
    return {
      card,
      label: fate ? say('trunfo.spent', { card: cardName(card), fate: say(`trunfo.fate.${fate}`) }) : cardName(card),
      legal: fate === null && (!locked || isLocked),
      trump: suitOf(card) === match.trump,
      ...(fate && fate !== 'drawn' && { mark: fate }),
      ...(isLocked && { locked: true }),
    };
  });

/** REP-01 */
const shownCard = (card: Card): SceneCard => ({ card, label: cardName(card) });

/** The table as a pure function of what is known, how it shall look, what is chosen, and the time. */
export const sceneOf = (match: TrunfoViewModel, seen: Seen, look: CardLook, touch: TrunfoTouch, now: number): Drawn => {
  const { state, mine } = match;
  const playing = isChoosing(match, seen);
  return {
    theme: THEME,
    look,
    me: match.me,
    turn: 'counter',
    seats: ([0, 1] as const).map(seat =>
      sceneSeat(seen, seat, now, DANGER_SECONDS, {
        cards: sizeOf(state.hands[seat]),
        dealer: false,
        ...(seen.open && seat !== match.me && { shown: state.hands[seat].cards.map(shownCard) }),
        badges: state.choices[seat].locked ? [{ kind: 'lock', label: say('trunfo.locked') }] : [],
      }),
    ),
    hand: handOf(match, { ...touch, chosen: mine.locked ? mine.card : touch.chosen }),
    dealt: DEALT,
    arrangement: 'slots',
    selected: playing ? touch.chosen : null,
    playable: false,
    locked: !playing || touch.locked || seen.link !== 'open',
    trick: state.rounds.length,
    pit: [],
    deck: state.phase === 'deal',
    epoch: seen.epoch,
    texts: sceneTexts(),
  };
};
