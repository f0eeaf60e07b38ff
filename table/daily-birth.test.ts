import { expect, test } from 'vitest';
import {
  DAYS_A_CHAIN,
  type DayMatch,
  dayHash,
  daySecret,
  dealSecret,
  fairDice,
  type RevealedDay,
  recover,
  transcripts,
  verifyDay,
  verifyLog,
} from './index.ts';
import { type Parlour, parlour, type SentMessage } from './sim/parlour.ts';
import { personOf } from './sim/person.ts';
import { setupWith } from './tests.ts';

const TIP = 'ef'.repeat(32);
const ID = 'ab'.repeat(16);
const CHAIN = { id: ID, foot: fairDice.commitment(ID, TIP), first: 20_000 };
const DAY = 20_410;
const SECRET = daySecret(CHAIN, TIP, DAY);
const SUMMARY = { points: 4, bought: 'sun' };

const setup = { ...setupWith(), summary: () => SUMMARY };
const MATCH = 'cd'.repeat(16);

interface DailyTrial {
  readonly house: Parlour;
  readonly sent: readonly SentMessage[];
  readonly draws: readonly (number | null)[];
}

/** A deal of the day at which its person plays every turn as soon as it comes. */
const daily = (deal = 1, think = true, person = 0): DailyTrial => {
  const [sent, draws]: [SentMessage[], (number | null)[]] = [[], []];
  const house = parlour({
    ...{ setup, seed: 1, size: 4, options: { speed: 'infinite' }, secret: dealSecret(SECRET, 'rounds', deal) },
    daily: { day: DAY, deal, person: personOf(person), level: 'steady', match: MATCH },
    think: (_, __, ___, draw) => {
      draws.push(draw);
      return think ? { kind: 'play' } : undefined;
    },
    sent: one => sent.push(one),
  });
  house.at(10, () => ({ kind: 'arrived', conn: 'c', person: personOf(person), mayTalk: true }));
  return { house, sent, draws };
};

const playing = (trial: DailyTrial, until: number): DailyTrial => {
  for (let at = 100; at < until; at += 500)
    trial.house.at(at, () => ({ kind: 'asked', conn: 'c', act: `play ${at}`, request: { kind: 'act', word: 'play' } }));
  trial.house.run(until);
  return trial;
};

const kinds = ({ house }: DailyTrial) => house.log.map(({ event }) => event.kind);

test('[CLUB-5.1] it is born with its match under way, and nobody has added to the dice', () => {
  const trial = daily();
  trial.house.run(50);
  expect(kinds(trial).slice(0, 7)).toEqual([
    'created',
    'committed',
    'sat',
    'botSeated',
    'botSeated',
    'botSeated',
    'started',
  ]);
  expect(trial.house.room.table).toMatchObject({ phase: 'playing', host: null, daily: { day: DAY, deal: 1 } });
  expect(trial.house.room.table.nonces).toEqual(Array(4).fill('00'.repeat(32)));
});

test('[CLUB-5.1] everybody has the same dice under a name of their own, and each deal has others', () => {
  const shuffled = (trial: DailyTrial) => {
    playing(trial, 400);
    return trial.house.log.flatMap(({ event }) => (event.kind === 'thrown' ? [event.value] : []));
  };
  expect(shuffled(daily(1, true, 0))).toEqual(shuffled(daily(1, true, 3)));
  expect(shuffled(daily(1))).not.toEqual(shuffled(daily(2)));
});

test('[CLUB-5.2] it is played once: after the end there is no rematch, and nobody sits down', () => {
  const trial = playing(daily(), 40_000);
  const { house, sent } = trial;
  expect(house.room.table).toMatchObject({ phase: 'lobby', ending: { by: 'game', deal: SUMMARY } });
  expect(kinds(trial).slice(-2)).toEqual(['ended', 'revealed']);
  const requests = [
    ['ready', { kind: 'ready', ready: true }, 'wrong-phase'],
    ['bind', { kind: 'bind', hash: '00'.repeat(32) }, 'wrong-phase'],
    ['start', { kind: 'start' }, 'not-the-host'],
    ['hurry', { kind: 'hurry' }, 'not-the-host'],
    ['move', { kind: 'move', seat: 1 }, 'not-the-host'],
  ] as const;
  for (const [act, request] of requests) house.at(40_100, () => ({ kind: 'asked', conn: 'c', act, request }));
  house.run(40_200);
  for (const [act, , reason] of requests)
    expect(sent).toContainEqual(expect.objectContaining({ message: expect.objectContaining({ act, reason }) }));
});

test('[CLUB-5.2] an interrupted deal goes on where it stood, after a restart too', () => {
  const trial = playing(daily(), 2_000);
  const { house } = trial;
  house.at(2_100, () => ({ kind: 'departed', conn: 'c' }));
  house.run(3_600_000);
  expect(kinds(trial)).toContain('dropped');
  expect(house.room.table.phase).toBe('playing');
  const again = recover(setup, house.log, house.room.secret, 4_000_000).room.table;
  expect({ ...again, seq: 0 }).toEqual({ ...house.room.table, seq: 0 });
  house.at(3_600_100, () => ({ kind: 'arrived', conn: 'c', person: personOf(0), mayTalk: true }));
  playing(trial, 3_640_000);
  expect(kinds(trial).filter(kind => kind === 'ended')).toHaveLength(1);
});

test('[CLUB-5.3] whoever leaves has it played out by the house, and has left it', () => {
  const trial = playing(daily(), 1_000);
  trial.house.at(1_100, () => ({ kind: 'asked', conn: 'c', act: 'go', request: { kind: 'leave' } }));
  trial.house.run(60_000);
  expect(trial.house.room.table).toMatchObject({ phase: 'closed', ending: { by: 'game', deal: SUMMARY } });
  expect(trial.house.room.table.ending?.conduct[0]).toBe('left');
});

test('[CLUB-5.1] the dice of the bots come from the deal and the name of the watch, and answers are waited for', () => {
  const [one, other] = [playing(daily(1), 40_000), playing(daily(1, true, 2), 40_000)];
  expect(one.draws.length).toBeGreaterThan(5);
  expect(one.draws).toEqual(other.draws);
  expect(new Set(one.draws).size).toBe(one.draws.length);
  expect(playing(daily(2), 40_000).draws).not.toEqual(one.draws);
  const silent = playing(daily(1, false), 600_000);
  expect(silent.house.log.filter(({ event }) => event.kind === 'game' && event.cause === 'bot')).toEqual([]);
});

const matchOf = (game: string, deal: number): DayMatch => {
  const { house } = playing(daily(deal), 40_000);
  const [transcript] = transcripts(setup, house.log);
  if (!transcript) throw new Error('no transcript');
  const { id, commitment, seats } = transcript;
  return { game, deal, id, commitment, nonces: seats.map(({ nonce }) => nonce) };
};

test('[CLUB-5.1] a day can be verified: every changed part is found', () => {
  const matches = [matchOf('rounds', 1), matchOf('rounds', 2)];
  expect(verifyLog(setup, playing(daily(1), 40_000).house.log).ok).toBe(true);
  const day: RevealedDay = { chain: CHAIN, day: DAY, secret: SECRET };
  const told = dayHash(CHAIN, DAY, SECRET);
  expect(verifyDay(day, matches, told)).toMatchObject({ ok: true, checks: { length: 4 } });
  const [first] = matches;
  if (!first) throw new Error('no match');
  const planted: readonly [RevealedDay, readonly DayMatch[], string][] = [
    [{ ...day, secret: daySecret(CHAIN, TIP, DAY + 1) }, matches, told],
    [{ ...day, secret: 'no secret' }, matches, told],
    [{ ...day, day: DAY + 1 }, matches, told],
    [{ ...day, day: CHAIN.first + DAYS_A_CHAIN }, matches, told],
    [{ ...day, chain: { ...CHAIN, foot: TIP } }, matches, told],
    [day, matches, dayHash(CHAIN, DAY + 1, SECRET)],
    [day, [{ ...first, deal: 2 }], told],
    [day, [{ ...first, game: 'other' }], told],
    [day, [{ ...first, commitment: TIP }], told],
    [day, [{ ...first, nonces: [TIP] }], told],
  ];
  for (const [wrong, those, hash] of planted) expect(verifyDay(wrong, those, hash).ok).toBe(false);
});

test('[T70] the first day of a chain is its first link', () => {
  const secret = daySecret(CHAIN, TIP, CHAIN.first);
  expect(verifyDay({ chain: CHAIN, day: CHAIN.first, secret }, []).ok).toBe(true);
});
