import type { FastifyInstance } from 'fastify';
import { inLane, orCrowded } from '../people/lanes.ts';
import type { Attempt } from '../people/strikes.ts';
import { isOwn, refused, slow, strangersLane } from './accounts.ts';
import type { DoorDeps } from './door-deps.ts';
import { noteDeed, noteRefusal } from './refusal.ts';
import type { Sockets } from './sockets.ts';
import { no, onGet, onPost, proved, signedIn, type Visit } from './visit.ts';

/** Ways back for whoever has lost the password. */
export const recoveryRoutes = (app: FastifyInstance, house: DoorDeps, sockets: Sockets): void => {
  onGet(
    app,
    house,
    '/api/recovery',
    signedIn(house, async ({ me }) => ({ left: await house.recovery.left(me.id) })),
  );

  onPost(
    app,
    house,
    '/api/recovery',
    signedIn(house, async (caller, visit, { password }) => {
      const { me } = caller;
      if (me.kind !== 'account') return no(403, 'account-only');
      const wrong = await isOwn(house, visit, caller, password);
      if (wrong) return wrong;
      noteDeed(house, 'recovery-codes', { person: me.id }, visit.ip);
      return { codes: await house.recovery.fresh(me.id) };
    }),
  );

  onPost(app, house, '/api/recover', (visit, body) => recovered(house, sockets, visit, body));
};

/** A code is tried like a password: guesses are slowed down, and stand in the lane of their address. */
const recovered = async (
  house: DoorDeps,
  sockets: Sockets,
  visit: Visit,
  { username, code, next }: { readonly username: string; readonly code: string; readonly next: string },
): Promise<object> => {
  const { strikes, people, devices } = house;
  const name = username.toLowerCase();
  const isProved = await visit.proved();
  const attempt: Attempt = { kind: 'stranger', address: visit.key, name: `codes ${name}`, proved: isProved };
  const wait = strikes.tried(attempt);
  if (wait > 0)
    return (strikes.isForOthers(attempt) && (await proved(house, 'password', visit))) || slow(house, visit, wait);
  const used = await orCrowded(inLane(strangersLane(visit.key, isProved), () => house.recovery.use(name, code, next)));
  if (used === 'crowded') {
    strikes.undone(attempt);
    return (await proved(house, 'crowded', visit)) ?? no(503, 'busy', 2_000);
  }
  if ('reason' in used) {
    if (used.reason === 'weak-password') strikes.undone(attempt);
    else noteRefusal(house, 'recover', { username: name, ok: false }, visit.ip);
    return refused(used.reason);
  }
  strikes.right(attempt);
  sockets.signedOut('', used.person);
  noteDeed(house, 'recover', { person: used.person }, visit.ip);
  const result = await people.signIn(name, next);
  if ('reason' in result) return refused(result.reason);
  visit.cookies([...result.cookies, devices.cookie(devices.of(visit.headers), name)]);
  return result.me;
};
