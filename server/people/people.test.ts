import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../store/engine.ts';
import { migrate, openEngine } from '../store/open.ts';
import { ticketsOf } from '../store/tickets.ts';
import { authOf, migrateAuth } from './auth.ts';
import { everythingOf, forget, forgetGone } from './farewell.ts';
import { MOST_SESSIONS, type People, peopleOf } from './people.ts';
import { MOST_REGARDS } from './regards.ts';
import { sweepSessions } from './sessions.ts';

const DAY = 86_400_000;

let folder: string;
let engine: Engine;
let people: People;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-people-'));
  engine = await openEngine({ url: undefined, folder, use: 'serve' });
  await migrate(engine);
  const auth = authOf(engine, Buffer.alloc(32, 1), false);
  await migrateAuth(auth, engine);
  people = peopleOf(auth, engine);
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody whose session began and was last used so many days ago. */
const away = async (kind: 'guest' | 'account', began: number, used: number) => {
  const { me, cookies } = await people.guest('Noor');
  if (kind === 'account') await people.account({ session: '', me }, `noor${began}x${used}`, 'seven blue lanterns');
  const ago = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
  await engine.db
    .updateTable('session')
    .set({ createdAt: ago(began), updatedAt: ago(used), expiresAt: ago(used - 30) })
    .where('userId', '=', me.id)
    .execute();
  const headers = new Headers({ cookie: cookies.map(cookie => cookie.split(';')[0]).join('; ') });
  const row = engine.db.selectFrom('session').select('id').where('userId', '=', me.id);
  return { headers, session: (await row.executeTakeFirstOrThrow()).id };
};

test.each([
  ['guest', 0, 0, true, false],
  ['guest', 40, 2, true, true],
  ['guest', 300, 29, true, true],
  ['guest', 300, 31, false, false],
  ['account', 6, 6, true, true],
  ['account', 20, 8, false, false],
  ['account', 31, 1, false, false],
] as const)(
  'a %s since %i days, last seen %i days ago: in %s, cookie renewed %s',
  async (kind, began, used, isIn, isRenewed) => {
    const { headers, session } = await away(kind, began, used);
    const renewed: string[] = [];
    expect((await people.holder(session)) !== undefined).toBe(isIn);
    const caller = await people.caller(headers, cookies => renewed.push(...cookies));
    expect({ isIn: caller !== undefined, isRenewed: renewed.length > 0 }).toEqual({ isIn, isRenewed });
  },
);

test('sessions that have ended are not kept, and the others are', async () => {
  const { session: over } = await away('guest', 60, 31);
  const { session: open } = await away('guest', 60, 29);
  await sweepSessions(engine, Date.now());
  const kept = await engine.db.selectFrom('session').select('id').where('id', 'in', [over, open]).execute();
  expect(kept).toEqual([{ id: open }]);
});

test('whoever was forgotten in the middle of a match is forgotten at its end too', async () => {
  const { db } = engine;
  const match = { table_id: 't', game: 'trunfo/1', first: 1, last: 2, started_at: 1, ended_at: 2, ended_by: 'score' };
  await db
    .insertInto('matches')
    .values({ id: 'm', ...match, outcome: '{}' })
    .execute();
  const { me: stays } = await people.guest('Omar');
  const seats = [
    { match_id: 'm', seat: 0, person: 'gone', name: 'Noor', conduct: 'good' },
    { match_id: 'm', seat: 1, person: stays.id, name: 'Omar', conduct: 'good' },
  ];
  await db.insertInto('players').values(seats).execute();
  const event = JSON.stringify({ kind: 'sat', seat: 0, person: { id: 'gone', name: 'Noor' } });
  await db.insertInto('events').values({ table_id: 't', seq: 1, at: 1, act: null, event }).execute();
  expect(await forgetGone(engine)).toBe(1);
  expect(await db.selectFrom('players').select('name').orderBy('seat').execute()).toEqual([
    { name: '—' },
    { name: 'Omar' },
  ]);
  expect((await db.selectFrom('events').select('event').execute()).map(row => row.event).join()).not.toContain('Noor');
  expect(await forgetGone(engine)).toBe(0);
});

const asked = (cookies: readonly string[]): Headers =>
  new Headers({ cookie: cookies.map(cookie => cookie.split(';')[0]).join('; ') });

test('[T43] a guest who becomes an account has a new cookie; the old one, and its tickets, open nothing', async () => {
  const { me, cookies } = await people.guest('Noor');
  const guest = await people.caller(asked(cookies), () => {});
  const tickets = ticketsOf(engine);
  const ticket = await tickets.issue(guest!.session, 0, 1_000, 'home');
  const account = await people.account(guest!, 'Noor.New', 'seven blue lanterns');
  if ('reason' in account) throw new Error(account.reason);
  expect(account.cookies[0]).toMatch(/^majlis=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await people.caller(asked(cookies), () => {})).toBeUndefined();
  expect(await people.caller(asked(account.cookies), () => {})).toMatchObject({
    session: guest!.session,
    me: { id: me.id, kind: 'account' },
  });
  expect(await tickets.redeem(ticket, 1, 'home', false)).toBeUndefined();
  const late = await tickets.issue(guest!.session, 0, 1_000, 'home');
  expect(await tickets.redeem(late, 1_000, 'home', false)).toBeUndefined();
  expect(await tickets.redeem(late, 1, 'elsewhere', false)).toBeUndefined();
});

test('a guest becomes an account wholly or not at all', async () => {
  const { me } = await people.guest('Noor');
  const becomes = () => people.account({ session: '', me }, 'Noor.Whole', 'seven blue lanterns');
  const renamed = (from: string, to: string) => engine.db.schema.alterTable(from).renameTo(to).execute();
  await renamed('account', 'elsewhere');
  await expect(becomes()).rejects.toThrow();
  await renamed('elsewhere', 'account');
  const half = engine.db.selectFrom('user').select('username').where('id', '=', me.id);
  expect(await half.executeTakeFirst()).toEqual({ username: null });
  expect(await becomes()).toMatchObject({ me: { id: me.id, kind: 'account', username: 'noor.whole' } });
  expect(await becomes()).toEqual({ reason: 'taken' });
  expect(await people.signIn('Noor.Whole', 'seven blue lanterns')).toMatchObject({ me: { id: me.id } });
});

test('AVA-02 AVA-03 an avatar stays with its person, can be changed, and is forgotten with them', async () => {
  const { me } = await people.guest('Noor', 'zoya');
  expect(me.avatar).toBe('zoya');
  expect((await people.guest('Omar')).me).not.toHaveProperty('avatar');
  expect((await people.dress(me.id, 'salem')).avatar).toBe('salem');
  await people.account({ session: '', me }, 'noor.avatar', 'seven blue lanterns');
  const again = await people.signIn('noor.avatar', 'seven blue lanterns');
  expect('me' in again && again.me.avatar).toBe('salem');
  expect(await everythingOf(engine, me.id)).toMatchObject({ user: { avatar: 'salem' } });
  await forget(engine, me.id);
  expect(await engine.db.selectFrom('avatars').selectAll().where('person', '=', me.id).execute()).toEqual([]);
});

test('[T52] one mutes and blocks five hundred people and no more, however many at once; whoever is on the list can be regarded otherwise', async () => {
  const { me } = await people.guest('Noor');
  const rows = Array.from({ length: MOST_REGARDS - 1 }, (_, n) => ({ person: me.id, other: `p${n}`, regard: 'muted' }));
  await engine.db.insertInto('regards').values(rows).execute();
  const three = ['a', 'b', 'c'].map(other => people.regard(me.id, other, 'blocked'));
  expect((await Promise.all(three)).filter(Boolean)).toHaveLength(1);
  expect(await people.regard(me.id, 'p1', 'blocked')).toBe(true);
  expect(await people.regard(me.id, 'p2', 'plain')).toBe(true);
  expect(await people.regard(me.id, 'z', 'muted')).toBe(true);
  expect(await people.regard(me.id, 'y', 'muted')).toBe(false);
});

const count = async (table: 'user' | 'session'): Promise<number> =>
  (await engine.db.selectFrom(table).select('id').execute()).length;

test('[T43] nobody is made for a sign-up that is refused', async () => {
  await people.newAccount('Noor', 'noor.first', 'seven blue lanterns');
  const before = [await count('user'), await count('session')];
  expect(await people.newAccount('Noor', 'noor.first', 'seven blue lanterns')).toEqual({ reason: 'taken' });
  expect(await people.newAccount('Noor', 'noor.weak', 'password')).toEqual({ reason: 'weak-password' });
  expect([await count('user'), await count('session')]).toEqual(before);
  const both = await Promise.all(
    ['Sara', 'Omar'].map(name => people.newAccount(name, 'noor.race', 'seven blue lanterns')),
  );
  expect(both.filter(one => 'reason' in one)).toEqual([{ reason: 'taken' }]);
  expect([await count('user'), await count('session')]).toEqual(before.map(n => n + 1));
});

test('[T64] an account has so many sessions, and the oldest give way with their tickets', async () => {
  const tickets = ticketsOf(engine);
  const made = await people.newAccount('Noor', 'noor.pump', 'seven blue lanterns');
  if ('reason' in made) throw new Error(made.reason);
  const own = () => engine.db.selectFrom('session').select('id').where('userId', '=', made.me.id).execute();
  const first = (await own())[0]?.id ?? '';
  await engine.db
    .updateTable('session')
    .set({ createdAt: new Date(0).toISOString(), updatedAt: new Date(0).toISOString() })
    .where('id', '=', first)
    .execute();
  const ticket = await tickets.issue(first, Date.now(), 30_000, 'here');
  const ended: string[] = [];
  for (let n = 0; n < MOST_SESSIONS; n++) {
    const signed = await people.signIn('noor.pump', 'seven blue lanterns');
    if ('ended' in signed) ended.push(...signed.ended);
  }
  expect(ended).toEqual([first]);
  expect(await own()).toHaveLength(MOST_SESSIONS);
  expect(await people.holder(first)).toBeUndefined();
  expect(await tickets.redeem(ticket, Date.now(), 'here', false)).toBeUndefined();
});
