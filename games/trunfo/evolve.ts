import { type Card, never, type Seat, withoutCard } from '@majlis/kernel';
import type { TrunfoEvent } from './action.ts';
import { open, type TrunfoChoice, type TrunfoState, UNDECIDED } from './state.ts';

export const evolve = (state: TrunfoState, event: TrunfoEvent): TrunfoState => {
  switch (event.kind) {
    case 'trumpTurned':
      return { ...state, phase: 'deal', trump: event.suit };
    case 'dealt':
      return { ...state, phase: 'selecting', hands: event.hands, unused: event.unused, since: state.rounds.length };
    case 'selected':
      return withChoice(state, event.seat, { ...UNDECIDED, card: event.card });
    case 'deselected':
      return withChoice(state, event.seat, UNDECIDED);
    case 'locked':
      return withChoice(state, event.seat, { card: event.card, locked: true, lapsed: event.lapsed });
    case 'revealed':
      return afterReveal(state, event.cards, event.winner);
    case 'roundOpened':
      return { ...state, phase: 'selecting' };
    case 'tied':
      return { ...state, phase: 'deal' };
    case 'left':
      return { ...state, gone: [...state.gone, event.seat], asking: [] };
    case 'ended':
      return { ...state, phase: 'over', outcome: event.outcome };
    case 'asked':
      return { ...state, asking: [...state.asking, event.seat] };
    case 'rematched':
      return open(state.options, state.match + 1);
    default:
      return never(event);
  }
};

const withChoice = (state: TrunfoState, seat: Seat, choice: TrunfoChoice): TrunfoState => {
  const [one, two] = state.choices;
  return { ...state, choices: seat === 0 ? [choice, two] : [one, choice] };
};

const afterReveal = (state: TrunfoState, cards: readonly [Card, Card], winner: Seat | null): TrunfoState => {
  const [one, two] = state.hands;
  const lapsed = [state.choices[0].lapsed, state.choices[1].lapsed] as const;
  return {
    ...state,
    phase: 'result',
    hands: [withoutCard(one, cards[0]), withoutCard(two, cards[1])],
    choices: [UNDECIDED, UNDECIDED],
    rounds: [...state.rounds, { cards, winner, lapsed }],
  };
};
