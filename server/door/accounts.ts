import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inLane, orCrowded, type PersonLane } from '../people/lanes.ts';
import { judgedName, suggestedName } from '../people/names.ts';
import type { Caller } from '../people/people.ts';
import type { Attempt } from '../people/strikes.ts';
import type { DoorDeps } from './door-deps.ts';
import { RULES } from './limits.ts';
import { noteDeed, noteRefusal } from './refusal.ts';
import type { Sockets } from './sockets.ts';
import { type No, no, onPost, orProof, proved, signedIn, tooFast, type Visit } from './visit.ts';

const STATUS: { readonly [reason: string]: number } = {
  taken: 409,
  'already-account': 409,
  'weak-password': 400,
  'wrong-password': 401,
  'wrong-code': 401,
  'wrong-passkey': 401,
};

const CROWDED = no(503, 'busy', 2_000);

export const refused = (reason: string): No => no(STATUS[reason] ?? 400, reason);

/** A name and a password to come back by. */
export const accountRoutes = (app: FastifyInstance, house: DoorDeps, sockets: Sockets): void => {
  const { people, devices } = house;

  onPost(app, house, '/api/account', async (visit, { username, password, name }) => {
    const over = await orProof(house, RULES.signUp, visit);
    if (over) return over;
    const known = await people.caller(visit.headers, visit.cookies);
    const judged = judgedName(name ?? suggestedName(visit.languages));
    if ('reason' in judged) return no(400, judged.reason);
    const lane = strangersLane(visit.key, await visit.proved());
    const made = () =>
      known ? people.account(known, username, password) : people.newAccount(judged.name, username, password);
    const result = await orCrowded(inLane(lane, made));
    if (result === 'crowded') return (await proved(house, 'crowded', visit)) ?? CROWDED;
    if ('reason' in result) return refused(result.reason);
    const device = devices.cookie(devices.of(visit.headers), username.toLowerCase());
    visit.cookies([...result.cookies, device]);
    noteDeed(house, 'account', { person: result.me.id }, visit.ip);
    return known && name !== undefined ? people.rename(result.me.id, judged.name) : result.me;
  });

  onPost(app, house, '/api/sign-in', (visit, { username, password }) =>
    signIn(house, sockets, visit, username, password),
  );

  onPost(
    app,
    house,
    '/api/password',
    signedIn(house, async (caller, visit, { password, next }) => {
      const wrong = await isOwn(house, visit, caller, password);
      if (wrong) return wrong;
      const lane = { name: `person ${caller.me.id}`, ahead: true };
      const result = await orCrowded(inLane(lane, () => people.setPassword(caller, next)));
      if (result === 'crowded') return CROWDED;
      if ('reason' in result) return refused(result.reason);
      visit.cookies(result.cookies);
      sockets.keepOnly(caller.session, caller.me.id);
      noteDeed(house, 'password', { person: caller.me.id }, visit.ip);
      return result.me;
    }),
  );

  onPost(
    app,
    house,
    '/api/sign-out-others',
    signedIn(house, async (caller, visit) => {
      if (caller.me.kind === 'guest') return no(400, 'bad-request');
      if (!(await people.hasOthers(caller))) return {};
      const over = await tooFast(house, RULES.signOutOthers, caller.me.id, visit.ip);
      if (over) return over;
      visit.cookies(await people.endOthers(caller));
      sockets.keepOnly(caller.session, caller.me.id);
      noteDeed(house, 'sign-out-others', { person: caller.me.id }, visit.ip);
      return {};
    }),
  );
};

export const slow = (house: DoorDeps, visit: Visit, wait: number): No => {
  noteRefusal(house, 'limit', { rule: 'password' }, visit.ip);
  return no(429, 'too-fast', wait);
};

/** Strangers stand in the lane of their address, unless they have worked for one of their own. */
export const strangersLane = (address: string, isProved: boolean): PersonLane =>
  isProved ? { name: randomUUID(), ahead: false, proved: true } : { name: address, ahead: false };

/** A device on which the account was open before has a lane of its own. Whom others are in the way of is asked for a proof of work. */
const signIn = async (
  house: DoorDeps,
  sockets: Sockets,
  visit: Visit,
  username: string,
  password: string,
): Promise<object> => {
  const { people, devices, strikes } = house;
  const name = username.toLowerCase();
  const device = devices.of(visit.headers);
  const isKnown = devices.knows(device, name);
  const isProved = !isKnown && (await visit.proved());
  const attempt: Attempt = isKnown
    ? { kind: 'known', device: device.id, name }
    : { kind: 'stranger', address: visit.key, name, proved: isProved };
  const wait = strikes.tried(attempt);
  if (wait > 0)
    return (strikes.isForOthers(attempt) && (await proved(house, 'password', visit))) || slow(house, visit, wait);
  const lane = isKnown ? { name: `device ${device.id}`, ahead: true } : strangersLane(visit.key, isProved);
  const result = await orCrowded(inLane(lane, () => people.signIn(username, password)));
  if (result === 'crowded') {
    strikes.undone(attempt);
    return (!isKnown && (await proved(house, 'crowded', visit))) || CROWDED;
  }
  if ('reason' in result) {
    noteRefusal(house, 'sign-in', { username: name, ok: false }, visit.ip);
    return refused(result.reason);
  }
  noteDeed(house, 'sign-in', { username: name, ok: true }, visit.ip);
  strikes.right(attempt);
  for (const session of result.ended) sockets.signedOut(session);
  visit.cookies([...result.cookies, devices.cookie(device, name)]);
  return result.me;
};

/** Whether it is the password of the account that is open here; a No if not. What others guess elsewhere does not count. */
export const isOwn = async (
  house: DoorDeps,
  visit: Visit,
  { me, session }: Caller,
  password: string,
): Promise<No | undefined> => {
  const attempt: Attempt = { kind: 'known', device: session, name: me.id };
  const wait = house.strikes.tried(attempt);
  if (wait > 0) return slow(house, visit, wait);
  const lane = { name: `person ${me.id}`, ahead: true };
  const isRight = await orCrowded(inLane(lane, () => house.people.isPassword(me.id, password)));
  if (isRight === 'crowded') {
    house.strikes.undone(attempt);
    return CROWDED;
  }
  if (!isRight) return refused('wrong-password');
  house.strikes.right(attempt);
  return undefined;
};
