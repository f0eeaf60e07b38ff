import { personOf } from '@majlis/protocol';
import type { FastifyInstance } from 'fastify';
import { everythingOf, forget } from '../people/farewell.ts';
import { judgedName, suggestedName } from '../people/names.ts';
import { accountRoutes, isOwn } from './accounts.ts';
import { LOOPBACK, networkOf } from './address.ts';
import type { DoorDeps } from './door-deps.ts';
import { RULES } from './limits.ts';
import { passkeyRoutes } from './passkeys.ts';
import { recoveryRoutes } from './recovery.ts';
import { noteDeed } from './refusal.ts';
import type { Sockets } from './sockets.ts';
import { type No, no, onGet, onPost, orProof, proved, signedIn, tooFast, type Visit } from './visit.ts';

/** Who is who. */
export const peopleRoutes = (app: FastifyInstance, house: DoorDeps, sockets: Sockets): void => {
  guestRoutes(app, house);
  accountRoutes(app, house, sockets);
  recoveryRoutes(app, house, sockets);
  passkeyRoutes(app, house, sockets);
  leavingRoutes(app, house, sockets);
  otherRoutes(app, house);
};

const MOST_UNPLAYED = 5;
const DAY = 86_400_000;

/** So many guests of one address may be here that have never played: who makes names by the hundred does not play. Those at this machine itself are its owner's. */
const crowded = async (house: DoorDeps, visit: Visit): Promise<No | undefined> => {
  const { ip, key } = visit;
  if (LOOPBACK.test(ip)) return undefined;
  const most = MOST_UNPLAYED * (1 + (await house.conduct.good(key)) / 10);
  return (await house.store.tallies.unplayed(key, house.wall() - DAY)) < most
    ? undefined
    : proved(house, 'unplayed', visit);
};

const NOBODY = { nobody: true } as const;

const guestRoutes = (app: FastifyInstance, house: DoorDeps): void => {
  const { people } = house;

  // Nobody yet is no fault: a first visit asks this before anything else.
  onGet(app, house, '/api/me', async visit => (await people.caller(visit.headers, visit.cookies))?.me ?? NOBODY);
  onGet(app, house, '/api/name', async ({ languages }) => ({ name: suggestedName(languages) }));

  onPost(app, house, '/api/guest', async (visit, { name, avatar }) => {
    const caller = await people.caller(visit.headers, visit.cookies);
    if (caller) return caller.me;
    const judged = judgedName(name ?? suggestedName(visit.languages));
    if ('reason' in judged) return no(400, judged.reason);
    const over = (await crowded(house, visit)) ?? (await orProof(house, RULES.guest, visit));
    if (over) return over;
    const { me, cookies } = await people.guest(judged.name, avatar);
    await house.store.tallies.came(me.id, visit.key, house.wall());
    visit.cookies([...cookies, house.devices.cookie(house.devices.of(visit.headers))]);
    return me;
  });

  onPost(
    app,
    house,
    '/api/name',
    signedIn(house, async ({ me }, _, { name }) => {
      const judged = judgedName(name);
      return 'reason' in judged ? no(400, judged.reason) : people.rename(me.id, judged.name);
    }),
  );
  onPost(
    app,
    house,
    '/api/avatar',
    signedIn(house, async ({ me }, _, { avatar }) => people.dress(me.id, avatar)),
  );
};

/** Going, for now or for good. */
const leavingRoutes = (app: FastifyInstance, house: DoorDeps, sockets: Sockets): void => {
  const { people, store } = house;

  onPost(
    app,
    house,
    '/api/sign-out',
    signedIn(house, async ({ me, session }, visit) => {
      visit.cookies(await people.signOut(visit.headers));
      sockets.signedOut(session);
      noteDeed(house, 'sign-out', { person: me.id }, visit.ip);
      return {};
    }),
  );

  onPost(
    app,
    house,
    '/api/delete',
    signedIn(house, async ({ me, session }, visit, { password }) => {
      if (me.kind === 'account') {
        const wrong = await isOwn(house, visit, { me, session }, password ?? '');
        if (wrong) return wrong;
      }
      for (const { id } of await store.directory.mine(me.id))
        await house.host.act(id, personOf(me), [{ kind: 'leave' }]);
      await forget(store.engine, me.id);
      visit.cookies(await people.signOut(visit.headers));
      await people.erase(me.id);
      const isIn = ({ person }: { readonly person: string | null }): boolean => person === me.id;
      house.finished.drop(({ match }) => match.players.some(isIn));
      house.judged.drop(({ players }) => players.some(isIn));
      sockets.signedOut(session, me.id);
      noteDeed(house, 'delete', { person: me.id }, visit.ip);
      return {};
    }),
  );
};

const otherRoutes = (app: FastifyInstance, house: DoorDeps): void => {
  const { people, store } = house;

  onGet(
    app,
    house,
    '/api/export',
    signedIn(
      house,
      async ({ me }, visit) =>
        (await tooFast(house, RULES.export, me.id, visit.ip)) ?? everythingOf(store.engine, me.id),
    ),
  );

  onPost(
    app,
    house,
    '/api/ticket',
    signedIn(house, async ({ session }, visit) => {
      const over = await tooFast(house, RULES.ticket, session, visit.ip);
      return over ?? { ticket: await store.tickets.issue(session, house.clock.now(), 30_000, networkOf(visit.ip)) };
    }),
  );

  onPost(
    app,
    house,
    '/api/regard',
    signedIn(house, async ({ me, session }, _, { person, regard }) => {
      if (person === me.id) return no(400, 'bad-request');
      if (!(await people.regard(me.id, person, regard))) return no(409, 'too-many-regards');
      if (regard === 'blocked') await barred(house, me.id, person);
      return (await people.holder(session))?.me ?? no(401, 'signed-out');
    }),
  );
};

/** At the tables where one sits, whom one has blocked does not come back as somebody new from the same device or address. */
const barred = async ({ store, traces }: DoorDeps, person: string, other: string): Promise<void> => {
  const tables = (await store.directory.mine(person)).map(({ id }) => id);
  await store.bars.bar(tables, traces.of(other), Date.now());
};
