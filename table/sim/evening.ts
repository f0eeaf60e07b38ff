import { pick, type Random, type Seat, seeded } from '@majlis/kernel';
import { type Hex, nonceHash } from '@majlis/kernel/dice';
import type { Conn, Input, Request } from '../index.ts';
import type { Parlour } from './parlour.ts';
import { hex, personOf } from './person.ts';
import type { SimGame } from './sim-game.ts';

/** Who plays, and who makes trouble. */
export interface Company {
  readonly seed: number;
  readonly size: number;
  /** Chairs that bots sit in. */
  readonly bots: readonly Seat[];
  /** Those who also send what makes no sense. */
  readonly mischief: readonly Seat[];
}

const nonceOf = (seed: number, n: number): Hex => hex(seeded(seed * 64 + n + 1), 32);

const NONSENSE = [
  '~',
  '.',
  'trump=H',
  'lock',
  'deselect',
  'pass',
  'sawa',
  'gavel',
  'play:AS',
  'lock:AS',
  'lock:2C',
  'nothing',
];

/** People come, sit down, and play a match as chance will have it: they dawdle, talk, go away and come back. */
export const evening = (house: Parlour, simGame: SimGame, company: Company): void => {
  const { size, bots } = company;
  const people = Array.from({ length: size }, (_, n) => n).filter(n => !bots.includes(n));
  for (const n of [...people, 'rail' as const]) arrive(house, n, 0, 10);
  people.forEach((n, i) => {
    ask(house, 100 + 10 * i, n, id => ({ kind: 'sit', seat: n, hash: nonceHash(id, nonceOf(company.seed, n)) }));
    ask(house, 300 + 10 * i, n, () => ({ kind: 'ready', ready: true }));
    ask(house, 400 + 10 * i, n, () => ({ kind: 'open', nonce: nonceOf(company.seed, n) }));
    keepPlaying(
      house,
      simGame,
      company,
      { n, random: seeded(company.seed * 131 + n), dials: 0, awayUntil: 0, beatAt: 0, acts: 0 },
      1_000,
    );
  });
  bots.forEach((seat, i) => {
    ask(house, 200 + 10 * i, people[0] ?? 0, () => ({ kind: 'seatBot', seat, level: simGame.setup.levels[0] }));
  });
  keepWatching(house, seeded(company.seed * 131 + 99), 0, 2_000);
};

const connOf = (n: number | 'rail', dials: number): Conn => `c-${n}-${dials}`;

const arrive = (house: Parlour, n: number | 'rail', dials: number, at: number): void =>
  house.at(at, () => ({ kind: 'arrived', conn: connOf(n, dials), person: personOf(n), mayTalk: true }));

const ask = (house: Parlour, at: number, n: number, request: (id: Hex) => Request): void =>
  house.at(at, ({ room }) => ({
    kind: 'asked',
    conn: connOf(n, 0),
    act: `a-${n}-${at}`,
    request: request(room.table.commitment?.id ?? ''),
  }));

interface Player {
  readonly n: Seat;
  readonly random: Random;
  dials: number;
  awayUntil: number;
  beatAt: number;
  acts: number;
}

const isOn = ({ room: { table } }: Parlour): boolean => table.phase !== 'closed' && !table.ending;

const keepPlaying = (house: Parlour, simGame: SimGame, company: Company, player: Player, at: number): void =>
  house.at(at, () => {
    if (!isOn(house)) return undefined;
    keepPlaying(house, simGame, company, player, at + 100 + player.random.below(1_500));
    return nextInput(house, simGame, company, player, at);
  });

const nextInput = (
  house: Parlour,
  simGame: SimGame,
  company: Company,
  player: Player,
  now: number,
): Input | undefined => {
  const { n, random } = player;
  const conn = connOf(n, player.dials);
  if (now < player.awayUntil) return undefined;
  if (now >= player.beatAt) {
    player.beatAt = now + 5_000;
    return { kind: 'heard', conn, rtt: random.below(600) };
  }
  switch (random.below(60)) {
    case 0:
      player.dials += 1;
      return { kind: 'arrived', conn: connOf(n, player.dials), person: personOf(n), mayTalk: true };
    case 1:
      player.awayUntil = now + random.below(40_000);
      return undefined;
    case 2:
      return { kind: 'missed', conn, you: n, at: random.below(40) };
    case 3:
      return requestInput(player, conn, { kind: 'say', text: `line ${player.acts}` });
  }
  if (company.mischief.includes(n) && random.below(10) === 0)
    return requestInput(player, conn, { kind: 'act', word: pick(NONSENSE, random) });
  return playInput(house, simGame, player, conn);
};

const requestInput = (player: Player, conn: Conn, request: Request): Input => ({
  kind: 'asked',
  conn,
  act: `b-${player.n}-${player.acts++}`,
  request,
});

/** Something the rules offer, mostly to those who are awaited. */
const playInput = (
  { room: { table, watches } }: Parlour,
  simGame: SimGame,
  player: Player,
  conn: Conn,
): Input | undefined => {
  const { n, random } = player;
  const { game } = simGame.setup;
  const isAwaited = watches.some(({ on, since }) => on === n && since !== null);
  if (table.phase !== 'playing' || table.chairs[n]?.hand === 'bot' || random.below(isAwaited ? 3 : 40) > 0)
    return undefined;
  const view = game.view(table.state, n);
  const offers = game.offers(view, n);
  if (offers.length === 0) return undefined;
  const action = simGame.places.choose?.(view, n, offers, random) ?? pick(offers, random);
  return requestInput(player, conn, { kind: 'act', word: simGame.write(action) });
};

/** Somebody looks on, and comes anew now and then. */
const keepWatching = (house: Parlour, random: Random, dials: number, at: number): void =>
  house.at(at, () => {
    if (!isOn(house)) return undefined;
    const next = dials + (random.below(3) === 0 ? 1 : 0);
    keepWatching(house, random, next, at + 500 + random.below(20_000));
    if (next === dials) return { kind: 'missed', conn: connOf('rail', dials), you: 'rail', at: random.below(60) };
    return { kind: 'arrived', conn: connOf('rail', next), person: personOf('rail'), mayTalk: false };
  });
