import type { Effect, GameSetup, Input, Room } from '../index.ts';
import type { StepResult } from '../settle.ts';
import { MACHINE, type Machine } from './machine.ts';
import type { SimGame } from './sim-game.ts';
import { emptyStore, type SimStore } from './sim-store.ts';

/** A table with one planted fault, and the invariants of which at least one must break. */
export interface PlantedFault {
  readonly name: string;
  readonly breaks: readonly string[];
  plant(simGame: SimGame): { readonly simGame: SimGame; readonly machine: Machine; readonly store: SimStore };
}

type Step = Machine['step'];

/** The table with something else done at each step. */
const stepping = (name: string, breaks: readonly string[], change: (step: Step) => Step): PlantedFault => ({
  name,
  breaks,
  plant: simGame => ({ simGame, machine: { ...MACHINE, step: change(MACHINE.step) }, store: emptyStore() }),
});

const effects = (
  { room, effects }: StepResult,
  change: (effects: readonly Effect[]) => readonly Effect[],
): StepResult => ({
  room,
  effects: change(effects),
});

const acksOf = (effect: Effect, room: Room, now: number): readonly Effect[] => {
  const item = room.saving?.item;
  if (effect.kind !== 'append' || item?.kind !== 'asked') return [];
  return [{ kind: 'send', to: item.conn, message: { kind: 'done', now, act: item.act } }];
};

const ackBeforeCommit = stepping('acknowledges before the commit', ['I1'], step => (setup, room, input, now) => {
  const moved = step(setup, room, input, now);
  return effects(moved, all => all.flatMap(effect => [effect, ...acksOf(effect, moved.room, now)]));
});

const timeoutIsSuccess = stepping(
  'takes a timeout for success',
  ['I1', 'I3', 'I4', 'I5'],
  step => (setup, room, input, now) =>
    step(setup, room, input.kind === 'unsure' ? { kind: 'stored', seq: input.seq } : input, now),
);

/** Every arrival of an action has an id of its own; the answers carry the one it was sent with. */
const noDedup = stepping('knows no action again', ['I2'], step => {
  let arrivals = 0;
  return (setup, room, input, now) => {
    const fresh: Input = input.kind === 'asked' ? { ...input, act: `${input.act}#${arrivals++}` } : input;
    return effects(step(setup, room, fresh, now), all => all.map(plainAct));
  };
});

const plainAct = (effect: Effect): Effect => {
  if (effect.kind !== 'send' || (effect.message.kind !== 'done' && effect.message.kind !== 'refused')) return effect;
  return { ...effect, message: { ...effect.message, act: effect.message.act.split('#', 1)[0] ?? '' } };
};

/** Timers are never put off: whatever runs when one rings has run out. */
const staleTimer = stepping('lets an old timer ring for the next turn', ['I8'], step => {
  let rings: number[] = [];
  return (setup, room, input, now) => {
    const stale = rings.some(at => at <= now);
    rings = rings.filter(at => at > now);
    const watches = stale
      ? room.watches.map(watch => (typeof watch.on === 'number' && watch.ms ? { ...watch, spent: watch.ms } : watch))
      : room.watches;
    const moved = step(setup, { ...room, watches }, input, now);
    rings.push(...moved.effects.flatMap(effect => (effect.kind === 'wake' && effect.at > now ? [effect.at] : [])));
    return moved;
  };
});

/** The mask of a game that hides nothing from seats. */
const leakedHand: PlantedFault = {
  name: 'shows a hand to the next seat',
  breaks: ['I6'],
  plant: simGame => {
    const { game } = simGame.setup;
    const setup: GameSetup = {
      ...simGame.setup,
      game: { ...game, mask: (event, viewer) => (viewer === 'rail' ? game.mask(event, viewer) : event) },
    };
    return { simGame: { ...simGame, setup }, machine: MACHINE, store: emptyStore() };
  },
};

const noCredit = stepping('gives no time back', ['I8'], step => (setup, room, input, now) => {
  if (input.kind !== 'stalled' && input.kind !== 'stored' && input.kind !== 'loaded')
    return step(setup, room, input, now);
  const moved = step(setup, room, input, now);
  const watches = moved.room.watches.map(watch => {
    const before = room.watches.find(({ id }) => id === watch.id);
    return before && before.since !== null && watch.since !== null ? { ...watch, spent: before.spent } : watch;
  });
  return {
    room: { ...moved.room, watches },
    effects: moved.effects.map(effect => (effect.kind === 'wake' ? { kind: 'wake', at: now } : effect)),
  };
});

/** After a restart the same throw falls otherwise. */
const newDeck: PlantedFault = {
  name: 'deals anew after a restart',
  breaks: ['I12'],
  plant: simGame => {
    let restarts = 0;
    const { dice } = simGame.setup;
    const setup: GameSetup = {
      ...simGame.setup,
      dice: {
        ...dice,
        thrower: (match, tip, k) => dice.thrower({ ...match, ctx: `${match.ctx}${'+'.repeat(restarts)}` }, tip, k),
      },
    };
    const recover: Machine['recover'] = (...given) => {
      restarts += 1;
      return MACHINE.recover(...given);
    };
    return { simGame: { ...simGame, setup }, machine: { ...MACHINE, recover }, store: emptyStore() };
  },
};

const deaf = stepping(
  'does not hear signs of life',
  ['I13'],
  step => (setup, room, input, now) => (input.kind === 'heard' ? { room, effects: [] } : step(setup, room, input, now)),
);

const noTail = stepping(
  'leaves gaps as they are',
  ['I5'],
  step => (setup, room, input, now) =>
    input.kind === 'missed' ? { room, effects: [] } : step(setup, room, input, now),
);

const forgives = stepping(
  'forgets who let its starts fail',
  ['I20'],
  step => (setup, room, input, now) => step(setup, { ...room, table: { ...room.table, refusers: [] } }, input, now),
);

/** Whatever news come, the client takes them for the next. */
const credulous: PlantedFault = {
  name: 'has clients that skip nothing they know',
  breaks: ['I5'],
  plant: simGame => {
    const listen: Machine['listen'] = (setup, known, message) => {
      const next = message.kind === 'told' && message.at <= known.at ? { ...message, at: known.at + 1 } : message;
      try {
        return MACHINE.listen(setup, known, next);
      } catch {
        return { known, news: [], missed: null };
      }
    };
    return { simGame, machine: { ...MACHINE, listen }, store: emptyStore() };
  },
};

/** Lines are added at the end, whoever writes them and whatever number they bear. */
const noFence: PlantedFault = {
  name: 'has a store without a fence',
  breaks: ['I2', 'I3', 'I4'],
  plant: simGame => {
    const write: SimStore['write'] = (store, { lines, secret }) => {
      store.lines.push(...lines);
      for (const { act } of lines) if (act !== null) store.acts.add(act);
      if (secret !== null) store.secret = secret;
      return 'written';
    };
    return { simGame, machine: MACHINE, store: { ...emptyStore(), write } };
  },
};

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ackBeforeCommit,
  timeoutIsSuccess,
  noDedup,
  staleTimer,
  leakedHand,
  noCredit,
  newDeck,
  deaf,
  noTail,
  forgives,
  credulous,
  noFence,
];
