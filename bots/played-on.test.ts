import { seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { diceOf, playDeal, SEATABLES } from './index.ts';
import { JUDGES } from './judges.ts';
import { playedOn } from './played-on.ts';

type Kind = { readonly kind: string };

/** The first choice of a deal that is judged and not forced, with the state before it. */
const choiceIn = (name: string) => {
  const [judge, seatable] = [JUDGES[name]!, SEATABLES[name]!];
  const { game } = judge;
  let found: { readonly state: unknown; readonly seat: number; readonly action: Kind } | undefined;
  let before = game.open(game.options.presets.default!, game.sizes[0] ?? 0);
  playDeal(seatable.game, before, {
    act: (view, seat) => seatable.think(game.view(view, seat), seat, 'novice', seatable.budget, seeded(4)),
    throw: diceOf(0, seeded(4)),
    watch: (event, after) => {
      const choice = judge.choice(before, event);
      const values = choice && !found ? judge.fair(game.view(before, choice.seat), choice.seat, 4, seeded(1)) : [];
      if (choice && values.length > 1) found = { state: before, ...choice };
      before = after;
    },
  });
  if (!found) throw new Error(`no choice in ${name}`);
  return { judge, ...found };
};

test.each(Object.keys(JUDGES))('%s: a deal is played on to its end, the same way every time', name => {
  const { judge, state, seat, action } = choiceIn(name);
  const plan = { seat, action, worlds: 2, seed: 9, until: null };
  const events = playedOn(judge, state, plan);
  expect(events.length).toBeGreaterThan(3);
  expect(JSON.stringify(playedOn(judge, state, plan))).toBe(JSON.stringify(events));
  const end = events.reduce((now, event) => judge.game.evolve(now, event), state);
  const [wait] = judge.game.waits(end);
  expect(judge.game.outcome(end) !== undefined || (wait && 'roll' in wait)).toBe(true);
});

test.each(Object.keys(JUDGES))('%s: it waits for the seat that plays for itself', name => {
  const { judge, state, seat, action } = choiceIn(name);
  const events = playedOn(judge, state, { seat, action, worlds: 2, seed: 9, until: seat });
  const now = events.reduce((so, event) => judge.game.evolve(so, event), state);
  const awaited = judge.game.waits(now).some(({ on }) => on === seat);
  expect(awaited || judge.game.outcome(now) !== undefined || judge.game.waits(now).some(wait => 'roll' in wait)).toBe(
    true,
  );
});
