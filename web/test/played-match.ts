import { diceOf, playDeal, SEATABLES } from '@majlis/bots';
import { type OfKind, seeded } from '@majlis/kernel';

const NAMES = ['Noura', 'أبو سعود', 'Fahd', 'Abeer', 'Umm Saad', 'Salim'];

/** Between two events. */
const PACE_MS = 1_700;

/** A match of novices from its first event to its last, as the house answers `GET /api/matches/:id`; the dice are missing. */
export const playedMatch = (name: string, seed: number, rules: object = {}) => {
  const seatable = SEATABLES[name];
  if (!seatable) throw new Error(`nobody plays ${name}`);
  const { game, think, budget } = seatable;
  const seats = game.sizes[0] ?? 0;
  const options = { ...game.options.presets.default, ...rules };
  const events: OfKind[] = [];
  let state = game.open(options, seats);
  for (let deal = 0; !game.outcome(state); deal++) {
    const mind = seeded(deal * 2 ** 32 + seed);
    state = playDeal(game, state, {
      act: (view, seat) => think(game.view(view, seat), seat, 'novice', budget, mind),
      throw: diceOf(deal, seeded(seed * 2 ** 32 + deal)),
      watch: event => events.push(event),
    });
  }
  const players = Array.from({ length: seats }, (_, seat) => ({ seat, person: `p${seat}`, name: NAMES[seat] ?? '' }));
  return {
    match: { id: `made-up-${name}`, game: game.id, startedAt: 0, endedAt: events.length * PACE_MS, players },
    options,
    transcript: null,
    events: events.map(event => ({ kind: 'game', by: 'house', cause: 'player', event })),
    times: events.map((_, i) => i * PACE_MS),
    talk: [{ after: 30, ms: 30 * PACE_MS, seat: 1, text: 'well done' }],
    avatars: players.map(() => null),
    isOpen: true,
  };
};
