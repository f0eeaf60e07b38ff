import type { Cast, Effect, Input, Room } from '../index.ts';
import type { Moved } from '../settle.ts';
import type { Lot } from './lot.ts';
import { MACHINE, type Machine } from './machine.ts';
import { emptyStore, type Store } from './store.ts';

/** A table with one planted fault, and the invariants of which at least one must break. */
export interface Mutant {
  readonly name: string;
  readonly breaks: readonly string[];
  plant(lot: Lot): { readonly lot: Lot; readonly machine: Machine; readonly store: Store };
}

type Step = Machine['step'];

/** The table with something else done at each step. */
const stepping = (name: string, breaks: readonly string[], change: (step: Step) => Step): Mutant => ({
  name,
  breaks,
  plant: lot => ({ lot, machine: { ...MACHINE, step: change(MACHINE.step) }, store: emptyStore() }),
});

const effects = ({ room, effects }: Moved, change: (effects: readonly Effect[]) => readonly Effect[]): Moved => ({
  room,
  effects: change(effects),
});

const acksOf = (effect: Effect, room: Room, now: number): readonly Effect[] => {
  const item = room.saving?.item;
  if (effect.kind !== 'append' || item?.kind !== 'asked') return [];
  return [{ kind: 'send', to: item.conn, message: { kind: 'done', now, act: item.act } }];
};

const ackBeforeCommit = stepping('acknowledges before the commit', ['I1'], step => (cast, room, input, now) => {
  const moved = step(cast, room, input, now);
  return effects(moved, all => all.flatMap(effect => [effect, ...acksOf(effect, moved.room, now)]));
});

const timeoutIsSuccess = stepping(
  'takes a timeout for success',
  ['I1', 'I3', 'I4', 'I5'],
  step => (cast, room, input, now) =>
    step(cast, room, input.kind === 'unsure' ? { kind: 'stored', seq: input.seq } : input, now),
);

/** Every arrival of an action has an id of its own; the answers carry the one it was sent with. */
const noDedup = stepping('knows no action again', ['I2'], step => {
  let arrivals = 0;
  return (cast, room, input, now) => {
    const fresh: Input = input.kind === 'asked' ? { ...input, act: `${input.act}#${arrivals++}` } : input;
    return effects(step(cast, room, fresh, now), all => all.map(plainAct));
  };
});

const plainAct = (effect: Effect): Effect => {
  if (effect.kind !== 'send' || (effect.message.kind !== 'done' && effect.message.kind !== 'refused')) return effect;
  return { ...effect, message: { ...effect.message, act: effect.message.act.split('#', 1)[0] ?? '' } };
};

/** Timers are never put off: whatever runs when one rings has run out. */
const staleTimer = stepping('lets an old timer ring for the next turn', ['I8'], step => {
  let rings: number[] = [];
  return (cast, room, input, now) => {
    const stale = rings.some(at => at <= now);
    rings = rings.filter(at => at > now);
    const watches = stale
      ? room.watches.map(watch => (typeof watch.on === 'number' && watch.ms ? { ...watch, spent: watch.ms } : watch))
      : room.watches;
    const moved = step(cast, { ...room, watches }, input, now);
    rings.push(...moved.effects.flatMap(effect => (effect.kind === 'wake' && effect.at > now ? [effect.at] : [])));
    return moved;
  };
});

/** The mask of a game that hides nothing from seats. */
const leakedHand: Mutant = {
  name: 'shows a hand to the next seat',
  breaks: ['I6'],
  plant: lot => {
    const { game } = lot.cast;
    const cast: Cast = {
      ...lot.cast,
      game: { ...game, mask: (event, viewer) => (viewer === 'rail' ? game.mask(event, viewer) : event) },
    };
    return { lot: { ...lot, cast }, machine: MACHINE, store: emptyStore() };
  },
};

const noCredit = stepping('gives no time back', ['I8'], step => (cast, room, input, now) => {
  if (input.kind !== 'stalled' && input.kind !== 'stored' && input.kind !== 'loaded')
    return step(cast, room, input, now);
  const moved = step(cast, room, input, now);
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
const newDeck: Mutant = {
  name: 'deals anew after a restart',
  breaks: ['I12'],
  plant: lot => {
    let restarts = 0;
    const { dice } = lot.cast;
    const cast: Cast = {
      ...lot.cast,
      dice: {
        ...dice,
        thrower: (match, tip, k) => dice.thrower({ ...match, ctx: `${match.ctx}${'+'.repeat(restarts)}` }, tip, k),
      },
    };
    const recover: Machine['recover'] = (...given) => {
      restarts += 1;
      return MACHINE.recover(...given);
    };
    return { lot: { ...lot, cast }, machine: { ...MACHINE, recover }, store: emptyStore() };
  },
};

const deaf = stepping(
  'does not hear signs of life',
  ['I13'],
  step => (cast, room, input, now) => (input.kind === 'heard' ? { room, effects: [] } : step(cast, room, input, now)),
);

const noTail = stepping(
  'leaves gaps as they are',
  ['I5'],
  step => (cast, room, input, now) => (input.kind === 'missed' ? { room, effects: [] } : step(cast, room, input, now)),
);

const forgives = stepping(
  'forgets who let its starts fail',
  ['I15'],
  step => (cast, room, input, now) => step(cast, { ...room, table: { ...room.table, refusers: [] } }, input, now),
);

/** Whatever news come, the client takes them for the next. */
const credulous: Mutant = {
  name: 'has clients that skip nothing they know',
  breaks: ['I5'],
  plant: lot => {
    const listen: Machine['listen'] = (cast, known, message) => {
      const next = message.kind === 'told' && message.at <= known.at ? { ...message, at: known.at + 1 } : message;
      try {
        return MACHINE.listen(cast, known, next);
      } catch {
        return { known, news: [], missed: null };
      }
    };
    return { lot, machine: { ...MACHINE, listen }, store: emptyStore() };
  },
};

/** Lines are added at the end, whoever writes them and whatever number they bear. */
const noFence: Mutant = {
  name: 'has a store without a fence',
  breaks: ['I2', 'I3', 'I4'],
  plant: lot => {
    const write: Store['write'] = (store, { lines, secret }) => {
      store.lines.push(...lines);
      for (const { act } of lines) if (act !== null) store.acts.add(act);
      if (secret !== null) store.secret = secret;
      return 'written';
    };
    return { lot, machine: MACHINE, store: { ...emptyStore(), write } };
  },
};

export const MUTANTS: readonly Mutant[] = [
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
