import { expect, test } from 'vitest';
import { type DoorEffect, doorStep } from '../link.ts';
import { simulateBus } from './bus.ts';

const SEEDS = Array.from({ length: 200 }, (_, n) => n + 1);

test('two hundred seeds of lost frames, cuts, crashes and hangs: everybody comes to see what is, by nobody but its owner', () => {
  const reports = SEEDS.map(seed => ({ seed, ...simulateBus(seed) }));
  expect(reports.flatMap(({ seed, violations }) => violations.map(what => `seed ${seed}: ${what}`))).toEqual([]);
  expect(reports.reduce((sum, { acts }) => sum + acts, 0)).toBeGreaterThan(5_000);
});

type Step = typeof doorStep;

/** Every frame is taken for the next. */
const noHoles: Step = (door, input, now) =>
  input.kind !== 'frame'
    ? doorStep(door, input, now)
    : doorStep(door, { ...input, frame: { ...input.frame, n: (door.seen.get(input.frame.host) ?? 0) + 1 } }, now);

/** Whoever takes its time is lost. */
const impatient = (): Step => {
  const heard = new Map<string, number>();
  return (door, input, now) => {
    if (input.kind === 'frame') heard.set(input.frame.host, now);
    const late = [...heard].find(([, at]) => now - at > 3_000);
    if (input.kind !== 'ticked' || !late) return doorStep(door, input, now);
    heard.delete(late[0]);
    return doorStep(door, { kind: 'lost', host: late[0] }, now);
  };
};

/** Whatever a host says of a connection is passed on. */
const credulous: Step = (door, input, now) => {
  const next = doorStep(door, input, now);
  if (input.kind !== 'frame') return next;
  const tells = input.frame.lines.flatMap(({ to, text }): readonly DoorEffect[] =>
    text === null || !door.passages.has(to.conn) ? [] : [{ kind: 'tell', conn: to.conn, text }],
  );
  return { ...next, effects: [...next.effects.filter(({ kind }) => kind !== 'tell'), ...tells] };
};

const unbounded: Step = (door, input, now) => {
  const next = doorStep(door, input, now);
  const busy = next.effects.find(({ kind }) => kind === 'busy');
  if (busy?.kind !== 'busy') return next;
  const passages = new Map(door.passages);
  const passage = passages.get(busy.conn);
  if (passage) passages.set(busy.conn, { ...passage, queued: [...passage.queued, busy.text] });
  return { door: { ...door, passages }, effects: [] };
};

const forgetful: Step = (door, input, now) => {
  const next = doorStep(door, input, now);
  const isIn = input.kind === 'entered' || input.kind === 'frame';
  return isIn ? { ...next, effects: next.effects.filter(({ kind }) => kind !== 'pass') } : next;
};

test.each<readonly [string, string, () => Step]>([
  ['see no hole', 'I16', () => noHoles],
  ['take a slow host for a dead one', 'I16', impatient],
  ['ask not who speaks', 'I15', () => credulous],
  ['queue without end', 'I17', () => unbounded],
  ['forget what was said on the way in', 'I17', () => forgetful],
])('doors that %s are found out', (_, law, step) => {
  const found = SEEDS.find(seed => simulateBus(seed, step()).violations.some(what => what.includes(` ${law} `)));
  expect(found).toBeDefined();
});
