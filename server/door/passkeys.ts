import type { FastifyInstance } from 'fastify';
import { MOST_SESSIONS } from '../people/people.ts';
import { fewer } from '../people/sessions.ts';
import { removedPasskeys } from '../store/passkeys.ts';
import { isOwn, refused } from './accounts.ts';
import type { DoorDeps } from './door-deps.ts';
import { RULES } from './limits.ts';
import { noteDeed, noteRefusal } from './refusal.ts';
import type { Sockets } from './sockets.ts';
import { no, onGet, onPost, orProof, signedIn } from './visit.ts';

/** Keys that devices keep: making one, and coming in by one. */
export const passkeyRoutes = (app: FastifyInstance, house: DoorDeps, sockets: Sockets): void => {
  const { passkeys, people, devices, store } = house;

  onGet(
    app,
    house,
    '/api/passkeys',
    signedIn(house, async ({ me }) => ({ count: await passkeys.count(me.id) })),
  );

  onPost(
    app,
    house,
    '/api/passkey/offer',
    signedIn(house, async (caller, visit, { password }) => {
      const { me } = caller;
      if (me.kind !== 'account' || me.username === null) return no(403, 'account-only');
      const wrong = await isOwn(house, visit, caller, password);
      if (wrong) return wrong;
      const options = await passkeys.offer(me.id, me.username, visit.origin);
      return options === 'too-many' ? no(409, 'too-many-passkeys') : { options };
    }),
  );

  onPost(
    app,
    house,
    '/api/passkey/add',
    signedIn(house, async ({ me }, visit, { response }) => {
      if (!(await passkeys.add(me.id, visit.origin, response))) return refused('wrong-passkey');
      noteDeed(house, 'passkey', { person: me.id }, visit.ip);
      return { count: await passkeys.count(me.id) };
    }),
  );

  onPost(
    app,
    house,
    '/api/passkey/remove',
    signedIn(house, async ({ me }, visit) => {
      await store.engine.job([removedPasskeys(store.engine.db, me.id)]);
      noteDeed(house, 'passkeys-removed', { person: me.id }, visit.ip);
      return { count: 0 };
    }),
  );

  onPost(app, house, '/api/passkey/ask', async visit => {
    const over = await orProof(house, RULES.passkey, visit);
    return over ?? { options: await passkeys.ask(visit.origin) };
  });

  onPost(app, house, '/api/passkey/sign-in', async (visit, { response }) => {
    const over = await orProof(house, RULES.passkey, visit);
    if (over) return over;
    const found = await passkeys.signIn(visit.origin, response);
    const me = found && (await people.holder(found.session))?.me;
    if (!found || !me) {
      noteRefusal(house, 'passkey', { ok: false }, visit.ip);
      return refused('wrong-passkey');
    }
    for (const session of await fewer(store.engine, me.id, MOST_SESSIONS)) sockets.signedOut(session);
    visit.cookies([found.cookie, devices.cookie(devices.of(visit.headers), me.username ?? '')]);
    noteDeed(house, 'sign-in', { person: me.id, by: 'passkey' }, visit.ip);
    return me;
  });
};
