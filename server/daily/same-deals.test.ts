import { type AnySeatable, SEATABLES } from '@majlis/bots';
import { type OfKind, seeded } from '@majlis/kernel';
import { dealSecret, type LogLine } from '@majlis/table';
import { type Parlour, parlour } from '@majlis/table/sim';
import { expect, test } from 'vitest';
import { gameOf } from '../host/games.ts';
import { DAILY_GAMES, type DailyGame } from './games.ts';

const DAY = { day: 20_775, secret: '5a'.repeat(32) };
/** Bots need not be good here, only the same. */
const BUDGET = 3;

const playersOf = (name: string): AnySeatable => {
  const found = SEATABLES[name];
  if (!found) throw new Error(`no players for ${name}`);
  return found;
};

interface Run {
  readonly log: readonly LogLine[];
  /** Everything its person was sent, as text. */
  readonly bytes: string;
}

type Choose = (offers: readonly OfKind[], nth: number) => OfKind | undefined;

/** A deal of the day, played to its end by somebody who takes so long to choose. */
const played = ({ id, name, rules }: DailyGame, deal: number, who: number, slow: number, choose: Choose): Run => {
  const setup = gameOf(id);
  if (!setup) throw new Error(`no game ${id}`);
  const bytes: string[] = [];
  const person = { id: `p${who}`, name: `Person ${who}` };
  const house = parlour({
    ...{ setup, seed: 1, size: rules.seats, options: rules.options, secret: dealSecret(DAY.secret, name, deal) },
    daily: { day: DAY.day, deal, person, level: rules.level, match: `${who}`.padStart(32, '0') },
    think: (seat, view, _, draw) =>
      playersOf(name).answer(view, seat, rules.level, BUDGET, seeded(draw ?? Number.NaN)) ?? undefined,
    sent: ({ message }) => bytes.push(JSON.stringify(message)),
  });
  let nth = 0;
  house.at(5, () => ({ kind: 'arrived', conn: 'c', person, mayTalk: false }));
  const turn = (room: Parlour): void => {
    const { table } = room.room;
    const isOn = table.phase === 'playing';
    const awaited = isOn && setup.game.waits(table.state).some(({ on }) => on === 0);
    const action = awaited ? choose(setup.game.offers(table.state, 0), nth) : undefined;
    if (action) {
      const word = setup.words.write(action);
      const act = `act ${nth++}`;
      room.at(room.now + slow, () => ({ kind: 'asked', conn: 'c', act, request: { kind: 'act', word } }));
    }
    if (isOn || table.phase === 'unborn') look(room, room.now + slow + 60);
  };
  const look = (room: Parlour, at: number): void =>
    room.at(at, () => {
      turn(room);
      return { kind: 'heard', conn: 'c', rtt: 20 };
    });
  look(house, 20);
  house.run(100_000_000);
  expect(house.room.table.ending).toMatchObject({ by: 'game', deal: { points: expect.any(Number) } });
  return { log: house.log, bytes: bytes.join('\n') };
};

/** Somebody's choices, whoever it is: the same seed, the same choices. */
const by = (seed: number): Choose => {
  const random = seeded(seed);
  return offers => offers[random.below(Math.max(1, offers.length))];
};

/** What lay where, and who played what. Ballots may be thrown in, and a summary put away, in any order: nothing hangs on it. */
const course = ({ log }: Run): readonly string[] =>
  log.flatMap(({ event }) => {
    if (event.kind === 'thrown') return [JSON.stringify(event)];
    if (event.kind !== 'game' || event.event.kind === 'voted' || event.event.kind === 'readied') return [];
    return [JSON.stringify(event.event)];
  });

const ended = ({ log }: Run) => log.flatMap(({ event }) => (event.kind === 'ended' ? [event.ending.deal] : []))[0];

test.each(DAILY_GAMES)(
  '[CLUB-5.1] $name: the same choices give the same cards to the byte, another changes what follows',
  game => {
    for (const seed of [1, 2, 3]) {
      const [one, other] = [played(game, seed, 1, 50, by(seed)), played(game, seed, 2, 3_000, by(seed))];
      expect(course(one)).toEqual(course(other));
      expect(ended(one)).toEqual(ended(other));
      const different = played(game, seed, 3, 50, by(seed + 100));
      const [ours, theirs] = [course(one), course(different)];
      const at = ours.findIndex((text, i) => text !== theirs[i]);
      expect(at).toBeGreaterThan(1);
      expect(theirs.slice(0, at)).toEqual(ours.slice(0, at));
    }
  },
);

/** What nobody may have heard of who has not played the deal. */
const secretsOf = ({ log }: Run): readonly string[] =>
  log.flatMap(({ event }) => {
    if (event.kind === 'committed') return [event.id, event.commitment];
    if (event.kind === 'revealed') return [event.secret];
    return event.kind === 'thrown' && typeof event.value !== 'number'
      ? [JSON.stringify(event.value.slice(0, 7)).slice(1, -1)]
      : [];
  });

test('[T70] in 200 runs no byte that a player is sent tells anything of a deal that is yet to be played', () => {
  const deals = [1, 2, 3, 4, 5, 6, 7, 8];
  const hidden = DAILY_GAMES.flatMap(game =>
    deals.map(deal => ({ game: game.name, deal, secrets: secretsOf(played(game, deal, 0, 50, by(deal))) })),
  );
  expect(hidden.every(({ secrets }) => secrets.length >= 4)).toBe(true);
  const never = [
    DAY.secret,
    ...DAILY_GAMES.flatMap(({ name }) => deals.map(deal => dealSecret(DAY.secret, name, deal))),
  ];
  for (let run = 0; run < 200; run++) {
    const game = DAILY_GAMES[run % DAILY_GAMES.length];
    const deal = 1 + ((run >> 1) % 8);
    if (!game) throw new Error('no games of the day');
    const { bytes } = played(game, deal, run, 50, by(run));
    for (const secret of never) expect(bytes).not.toContain(secret);
    for (const other of hidden.filter(one => one.game !== game.name || one.deal !== deal))
      for (const secret of other.secrets) expect(bytes).not.toContain(secret);
    const own = hidden.find(one => one.game === game.name && one.deal === deal);
    expect(own?.secrets.some(secret => bytes.includes(secret))).toBe(true);
  }
});
