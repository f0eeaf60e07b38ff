import { type Roll, same } from '@majlis/kernel';
import { type Check, type DeviceMemory, type DiceRules, verify } from '@majlis/kernel/dice';
import type { TableEvent } from './event.ts';
import type { GameSetup } from './game-setup.ts';

type ThrownEvent = Extract<TableEvent, { kind: 'thrown' }>;

/** A throw, with the roll that the rules asked for at that moment. */
export interface CheckedThrow {
  readonly thrown: ThrownEvent;
  readonly asked: Roll | undefined;
  /** The state of the game before it. */
  readonly before: unknown;
  /** The events of the game that came of it, and those that the rules make of it. */
  readonly told: readonly unknown[];
  readonly due: readonly unknown[];
}

/** The throw that stands at `at` in a list of events; `before`: the state of the game then. */
export const checkedThrow = (
  { game }: GameSetup,
  before: unknown,
  thrown: ThrownEvent,
  events: readonly TableEvent[],
  at: number,
): CheckedThrow => {
  const { label, value } = thrown;
  const wait = game.waits(before).find(one => 'roll' in one && one.roll.label === label);
  const decision = game.decide(before, 'house', { kind: 'rolled', label, value });
  const due = decision.ok ? decision.events : [];
  const told = events.slice(at + 1, at + 1 + due.length).map(event => (event.kind === 'game' ? event.event : event));
  return { thrown, asked: wait && 'roll' in wait ? wait.roll : undefined, before, told, due };
};

/** A match's dice by its transcript, and its cards by its dice. */
export const diceChecks = (
  setup: GameSetup,
  transcript: unknown,
  throws: readonly CheckedThrow[],
  memory: DeviceMemory | undefined,
): readonly Check[] => [
  ...verify(transcript, rulesOf(setup, throws), memory).checks,
  ...throws.map(
    ({ thrown: { k, label }, told, due }): Check => ({
      ok: same(told, due),
      what: `deal ${k}, ${label}: what lay on the table came from the throw`,
    }),
  ),
];

const rulesOf = ({ game }: GameSetup, throws: readonly CheckedThrow[]): DiceRules => {
  const of = (k: number, label: string) => throws.find(({ thrown }) => thrown.k === k && thrown.label === label);
  return {
    asked: (k, label) => of(k, label)?.asked,
    fair: ({ k, label, value }) => {
      const found = of(k, label);
      return found !== undefined && game.decide(found.before, 'house', { kind: 'rolled', label, value }).ok;
    },
  };
};
