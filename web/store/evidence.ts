import { type Roll, same } from '@majlis/kernel';
import { type Check, type DiceRules, type DiceVerdict, verify } from '@majlis/kernel/dice';
import type { GameSetup, TableEvent } from '@majlis/table';
import type { Evidence } from '@/store/check.ts';

/** A finished match as the house answers it. */
interface Told {
  readonly options: object;
  readonly transcript: unknown;
  readonly events: readonly TableEvent[];
  readonly match: { readonly players: readonly unknown[] };
}

const toldIn = (match: unknown): Told => match as Told;

/** A throw, with what the rules asked for at that moment and what they made of it. */
interface Fall {
  readonly k: number;
  readonly label: string;
  readonly asked: Roll | undefined;
  readonly before: unknown;
  readonly fair: boolean;
}

/** The deals of a match, computed anew from what the house revealed and what this device remembers. */
export const verdictOn = (cast: GameSetup, { match, memory }: Evidence): DiceVerdict => {
  const told = toldIn(match);
  const falls = fallsOf(cast, told);
  const rules: DiceRules = {
    asked: (k, label) => falls.find(fall => fall.k === k && fall.label === label)?.asked,
    fair: ({ k, label, value }) => {
      const fall = falls.find(one => one.k === k && one.label === label);
      return !!fall && cast.game.decide(fall.before, 'house', { kind: 'rolled', label, value }).ok;
    },
  };
  const dice = verify(told.transcript, rules, memory ?? undefined).checks;
  const cards = falls.map(
    ({ k, label, fair }): Check => ({
      ok: fair,
      what: `deal ${k}, ${label}: what lay on the table came from the throw`,
    }),
  );
  const checks = [...dice, ...cards];
  return { ok: checks.every(({ ok }) => ok), checks };
};

const fallsOf = ({ game }: GameSetup, { options, events, match }: Told): readonly Fall[] => {
  const falls: Fall[] = [];
  let state: unknown = game.open(options, match.players.length);
  events.forEach((event, at) => {
    if (event.kind === 'game') state = game.evolve(state, event.event);
    if (event.kind !== 'thrown') return;
    const { k, label, value } = event;
    const wait = game.waits(state).find(one => 'roll' in one && one.roll.label === label);
    const decision = game.decide(state, 'house', { kind: 'rolled', label, value });
    const due = decision.ok ? decision.events : [];
    const laid = events.slice(at + 1, at + 1 + due.length).map(one => (one.kind === 'game' ? one.event : one));
    falls.push({
      k,
      label,
      asked: wait && 'roll' in wait ? wait.roll : undefined,
      before: state,
      fair: same(laid, due),
    });
  });
  return falls;
};
