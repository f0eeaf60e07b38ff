import type { Wait } from '../game.ts';
import { bySeat, type Seat } from '../seat.ts';
import { mayHalt, mayPeek } from './decide.ts';
import { type Hush, type HushAction, PACK, seatsOf } from './state.ts';

export const offers = (state: Hush, seat: Seat): readonly HushAction[] => {
  if (state.phase === 'halt') return state.by === seat ? [{ kind: 'go' }] : [];
  if (state.phase !== 'choose') return [];
  const choosing = bySeat(state.choices, seat).made ? [] : bySeat(state.hands, seat).cards;
  return [
    ...choosing.map((card): HushAction => ({ kind: 'choose', card })),
    ...seatsOf(state).flatMap((at): HushAction[] => (mayPeek(state, seat, at) ? [{ kind: 'peek', at }] : [])),
    ...(mayHalt(state, seat) ? ([{ kind: 'halt' }] as const) : []),
    { kind: 'mark', mark: 1 + (bySeat(state.marks, seat) % 3) },
  ];
};

export const waits = (state: Hush): readonly Wait<HushAction>[] => {
  const { phase, played, by, at } = state;
  const id = `${phase}/${played.length}`;
  switch (phase) {
    case 'shuffle':
      return [{ id, on: 'house', ms: 0, roll: { kind: 'shuffle', pack: PACK, label: 'shuffle' } }];
    case 'peek': {
      const { cards, hidden } = bySeat(state.hands, at);
      return [{ id, on: 'house', ms: 0, roll: { kind: 'below', n: cards.length + hidden, label: `peek/${by}` } }];
    }
    case 'choose':
      return seatsOf(state)
        .filter(seat => !bySeat(state.choices, seat).made)
        .map(seat => ({ id: `${id}/${seat}`, on: seat, ms: state.rules.chooseMs, lapse: { kind: 'lapse' } }));
    case 'halt':
      return [{ id: `${id}/${by}`, on: by, ms: 3_000, lapse: { kind: 'go' } }];
    case 'pause':
      return [{ id, on: 'house', ms: 1_000, lapse: { kind: 'proceed' } }];
    case 'over':
      return [];
  }
};
