import type { DiceVerdict } from '@majlis/kernel/dice';
import { type CheckedThrow, checkedThrow, diceChecks, type GameSetup, type TableEvent } from '@majlis/table';
import type { Evidence } from '@/store/check.ts';

/** A finished match as the house answers it. */
interface Told {
  readonly options: object;
  readonly transcript: unknown;
  readonly events: readonly TableEvent[];
  readonly match: { readonly players: readonly unknown[] };
}

const toldIn = (match: unknown): Told => match as Told;

/** The deals of a match, computed anew from what the house revealed and what this device remembers. */
export const verdictOn = (setup: GameSetup, { match, memory }: Evidence): DiceVerdict => {
  const told = toldIn(match);
  const checks = diceChecks(setup, told.transcript, throwsIn(setup, told), memory ?? undefined);
  return { ok: checks.every(({ ok }) => ok), checks };
};

const throwsIn = (setup: GameSetup, { options, events, match }: Told): readonly CheckedThrow[] => {
  const { game } = setup;
  let state: unknown = game.open(options, match.players.length);
  return events.flatMap((event, at) => {
    if (event.kind === 'game') state = game.evolve(state, event.event);
    return event.kind === 'thrown' ? [checkedThrow(setup, state, event, events, at)] : [];
  });
};
