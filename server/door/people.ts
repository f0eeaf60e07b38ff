import { cleanName } from '@majlis/protocol';
import { isRude } from '@majlis/table';
import type { FastifyInstance } from 'fastify';
import { everythingOf, forget } from '../people/farewell.ts';
import { suggestedName } from '../people/names.ts';
import { LOOPBACK } from './address.ts';
import type { House } from './house.ts';
import { RULES } from './limits.ts';
import type { Sockets } from './sockets.ts';
import { type No, no, onGet, onPost, signedIn, tooFast, type Visit } from './visit.ts';

const STATUS: { readonly [reason: string]: number } = { taken: 409, 'already-account': 409, 'weak-password': 400 };

/** A name that everybody can read, and need not mind to. */
const decentName = (input: string): string | undefined => {
  const name = cleanName(input);
  return name && !isRude(name) ? name : undefined;
};

/** Who is who. */
export const peopleRoutes = (app: FastifyInstance, house: House, sockets: Sockets): void => {
  guestRoutes(app, house);
  accountRoutes(app, house);
  leavingRoutes(app, house, sockets);
  otherRoutes(app, house);
};

const MOST_UNPLAYED = 5;
const DAY = 86_400_000;

/** So many guests of one address may be here that have never played: who makes names by the hundred does not play. Those at this machine itself are its owner's. */
const crowded = async ({ store }: House, { ip, key }: Visit): Promise<No | undefined> => {
  if (LOOPBACK.test(ip) || (await store.tallies.unplayed(key, Date.now() - DAY)) < MOST_UNPLAYED) return undefined;
  store.audit.note('limit', { rule: 'unplayed' }, ip);
  return no(429, 'too-fast', 60_000);
};

const guestRoutes = (app: FastifyInstance, house: House): void => {
  const { people } = house;

  onGet(
    app,
    house,
    '/api/me',
    signedIn(house, async ({ me }) => me),
  );
  onGet(app, house, '/api/name', async () => ({ name: suggestedName() }));

  onPost(app, house, '/api/guest', async (visit, { name }) => {
    const caller = await people.caller(visit.headers, visit.cookies);
    if (caller) return caller.me;
    const clean = name === undefined ? suggestedName() : decentName(name);
    if (!clean) return no(400, 'bad-name');
    const over = (await crowded(house, visit)) ?? (await tooFast(house, RULES.guest, visit.key, visit.ip));
    if (over) return over;
    const { me, cookies } = await people.guest(clean);
    await house.store.tallies.came(me.id, visit.key, Date.now());
    visit.cookies(cookies);
    return me;
  });

  onPost(
    app,
    house,
    '/api/name',
    signedIn(house, async ({ me }, _, { name }) => {
      const clean = decentName(name);
      return clean ? people.rename(me.id, clean) : no(400, 'bad-name');
    }),
  );
};

/** A name and a password to come back by. */
const accountRoutes = (app: FastifyInstance, house: House): void => {
  const { people } = house;
  const { audit } = house.store;

  onPost(app, house, '/api/account', async (visit, { username, password, name }) => {
    const over = await tooFast(house, RULES.signUp, visit.key, visit.ip);
    if (over) return over;
    const known = await people.caller(visit.headers, visit.cookies);
    const clean = name === undefined ? undefined : decentName(name);
    if (name !== undefined && !clean) return no(400, 'bad-name');
    const fresh = known ? undefined : await people.guest(clean ?? suggestedName());
    const caller = known ?? (fresh && { session: '', me: fresh.me });
    if (!caller) return no(401, 'signed-out');
    const result = await people.account(caller, username, password);
    if ('reason' in result) return no(STATUS[result.reason] ?? 400, result.reason);
    visit.cookies(fresh?.cookies ?? []);
    audit.note('account', { person: result.id }, visit.ip);
    return clean && known ? people.rename(result.id, clean) : result;
  });

  onPost(app, house, '/api/sign-in', async (visit, { username, password }) => {
    const name = username.toLowerCase();
    const over =
      (await tooFast(house, RULES.signInBurst, `${visit.key}/${name}`, visit.ip)) ??
      (await tooFast(house, RULES.signIn, visit.key, visit.ip)) ??
      (await tooFast(house, RULES.signInAccount, name, visit.ip));
    if (over) return over;
    const result = await people.signIn(username, password);
    audit.note('sign-in', { username: name, ok: !('reason' in result) }, visit.ip);
    if ('reason' in result) return no(401, result.reason);
    visit.cookies(result.cookies);
    return result.me;
  });
};

/** Going, for now or for good. */
const leavingRoutes = (app: FastifyInstance, house: House, sockets: Sockets): void => {
  const { people, store } = house;
  const { audit } = store;

  onPost(
    app,
    house,
    '/api/sign-out',
    signedIn(house, async ({ me, session }, visit) => {
      visit.cookies(await people.signOut(visit.headers));
      sockets.signedOut(session);
      audit.note('sign-out', { person: me.id }, visit.ip);
      return {};
    }),
  );

  onPost(
    app,
    house,
    '/api/delete',
    signedIn(house, async ({ me, session }, visit, { password }) => {
      if (me.kind === 'account') {
        const over = await tooFast(house, RULES.signInAccount, me.username ?? me.id, visit.ip);
        if (over) return over;
        if (!(await people.isPassword(me.id, password ?? ''))) return no(401, 'wrong-password');
      }
      for (const { id } of await store.directory.mine(me.id)) await house.host.act(id, me, [{ kind: 'leave' }]);
      await forget(store.engine, me.id);
      visit.cookies(await people.signOut(visit.headers));
      await people.erase(me.id);
      sockets.signedOut(session, me.id);
      audit.note('delete', { person: me.id }, visit.ip);
      return {};
    }),
  );
};

const otherRoutes = (app: FastifyInstance, house: House): void => {
  const { people, store } = house;

  onGet(
    app,
    house,
    '/api/export',
    signedIn(house, ({ me }) => everythingOf(store.engine, me.id)),
  );

  onPost(
    app,
    house,
    '/api/ticket',
    signedIn(house, async ({ session }, visit) => {
      const over = await tooFast(house, RULES.ticket, visit.key, visit.ip);
      return over ?? { ticket: await store.tickets.issue(session, house.clock.now(), 30_000) };
    }),
  );

  onPost(
    app,
    house,
    '/api/regard',
    signedIn(house, async ({ me, session }, _, { person, regard }) => {
      if (person === me.id) return no(400, 'bad-request');
      await people.regard(me.id, person, regard);
      return (await people.holder(session))?.me ?? no(401, 'signed-out');
    }),
  );
};
