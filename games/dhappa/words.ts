import { type Card, type HouseAction, never, parseCard } from '@majlis/kernel';
import { GO_ON, TIME_UP } from '@majlis/kernel/record';
import type { DhappaAction } from './action.ts';
import type { End, RunId } from './runs/run.ts';

/** One word is one action: `pick:3`, `run:7C#1,8C#1,JK#2`, `add:r1:high:9C#1`, `drop:KD#1`. */
export const write = (action: DhappaAction): string => {
  switch (action.kind) {
    case 'draw':
    case 'undo':
      return action.kind;
    case 'npick':
      return `pick:${action.n}`;
    case 'cancelPick':
      return 'back';
    case 'meld':
      return `${action.form}:${action.cards.join(',')}`;
    case 'extend':
      return `add:${action.run}:${action.end}:${action.cards.join(',')}`;
    case 'swap':
      return `swap:${action.run}:${action.card}`;
    case 'shift':
      return `shift:${action.run}:${action.card}${action.to ? `:${action.to}` : ''}`;
    case 'merge':
      return `merge:${action.run}:${action.other}${action.bridge.length > 0 ? `:${action.bridge.join(',')}` : ''}`;
    case 'discard':
      return `drop:${action.card}`;
    case 'lapse':
      return TIME_UP;
    case 'proceed':
      return GO_ON;
    default:
      return never(action);
  }
};

export const read = (word: string): DhappaAction | HouseAction | undefined => {
  const first = /^first=(\d)$/.exec(word)?.[1];
  if (first) return { kind: 'rolled', label: 'first', value: Number(first) };
  const [verb, ...rest] = word.split(':');
  const [one, two, three, more] = rest;
  return more === undefined ? readVerb(verb ?? '', one, two, three) : undefined;
};

const readVerb = (verb: string, one?: string, two?: string, three?: string): DhappaAction | undefined => {
  if (one === undefined) {
    if (verb === 'back') return { kind: 'cancelPick' };
    return verb === 'draw' || verb === 'undo' ? { kind: verb } : undefined;
  }
  if (three === undefined && two === undefined) return readOne(verb, one);
  return two === undefined ? undefined : readOnRun(verb, one, two, three);
};

const readOne = (verb: string, one: string): DhappaAction | undefined => {
  if (verb === 'pick') return /^\d{1,3}$/.test(one) ? { kind: 'npick', n: Number(one) } : undefined;
  const cards = readCards(one);
  const [card] = cards ?? [];
  if (!cards || !card) return undefined;
  if (verb === 'run' || verb === 'set') return { kind: 'meld', form: verb, cards };
  return verb === 'drop' && cards.length === 1 ? { kind: 'discard', card } : undefined;
};

const readOnRun = (verb: string, id: string, two: string, three?: string): DhappaAction | undefined => {
  const run = readRun(id);
  if (!run) return undefined;
  if (verb === 'add') {
    const [end, cards] = [readEnd(two), readCards(three ?? '')];
    return end && cards ? { kind: 'extend', run, end, cards } : undefined;
  }
  if (verb === 'merge') {
    const [other, bridge] = [readRun(two), three === undefined ? [] : readCards(three)];
    return other && bridge ? { kind: 'merge', run, other, bridge } : undefined;
  }
  const card = parseCard(two);
  if (!card) return undefined;
  if (verb === 'swap') return three === undefined ? { kind: 'swap', run, card } : undefined;
  const to = three === undefined ? null : readEnd(three);
  return verb === 'shift' && to !== undefined ? { kind: 'shift', run, card, to } : undefined;
};

const readRun = (text: string): RunId | undefined => {
  const number = /^r([1-9]\d{0,3})$/.exec(text)?.[1];
  return number === undefined ? undefined : `r${Number(number)}`;
};

const readEnd = (text: string): End | undefined => (text === 'low' || text === 'high' ? text : undefined);

const readCards = (text: string): readonly Card[] | undefined => {
  const cards = text.split(',').map(parseCard);
  return cards.every(card => card !== undefined) ? cards : undefined;
};
