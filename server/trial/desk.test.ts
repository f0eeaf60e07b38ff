import { randomBytes } from 'node:crypto';
import { DESK_ANSWERS } from '@majlis/protocol/desk';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRole } from '../store/desk/roles.ts';
import { openEngine } from '../store/open.ts';
import { newTable, openTestHouse, type TestHouse, until } from './test-house.ts';
import { guestOf, type TestVisitor, visitorOf } from './test-visitor.ts';

let scene: TestHouse;
let port: number;

beforeAll(async () => {
  scene = await openTestHouse();
  port = scene.house.port;
});

afterAll(async () => {
  expect(await scene.close()).toBe(0);
});

const inStore = async <T>(what: (engine: Awaited<ReturnType<typeof openEngine>>) => Promise<T>): Promise<T> => {
  const engine = await openEngine({ url: undefined, folder: scene.folder, use: 'read' });
  const answer = await what(engine);
  await engine.close();
  return answer;
};

let members = 0;

const member = async (name: string): Promise<TestVisitor> => {
  const visitor = await guestOf(port, name);
  members += 1;
  expect(
    (await visitor.post('/api/account', { username: `desk.${members}`, password: 'seven blue lanterns' })).status,
  ).toBe(200);
  return visitor;
};

const steward = async (name: string): Promise<TestVisitor> => {
  const visitor = await member(name);
  expect(await inStore(engine => setRole(engine, `Desk.${members}`, 'steward', 1))).toBe(true);
  await visitor.get('/api/me');
  await expect.poll(async () => (await visitor.get('/api/desk')).status).toBe(200);
  return visitor;
};

const idOf = ({ me }: TestVisitor): string => me?.id ?? '';

/** What only a steward may say: the list of paths that pages know does not have it. */
const post = (visitor: TestVisitor, path: string, body: object) =>
  (visitor.post as (path: string, body: object) => ReturnType<TestVisitor['post']>)(path, body);

const VERDICT = JSON.stringify({
  ok: false,
  checks: [
    { ok: true, what: 'dice' },
    { ok: false, what: 'deck 3: another' },
  ],
});

/** A report, as one that was made in a match. */
const filed = (reporter: string, about: string): Promise<string> =>
  inStore(async ({ db }) => {
    const id = randomBytes(16).toString('hex');
    const row = {
      id,
      match_id: id,
      reporter,
      seat: 1,
      reason: 'abuse',
      seq: null,
      lines: '[]',
      ok: 0,
      verdict: VERDICT,
    };
    await db
      .insertInto('reports')
      .values({ ...row, at: Date.now(), about, answered_at: null })
      .execute();
    return id;
  });

const notices = async (visitor: TestVisitor) =>
  ((await visitor.get('/api/notices')).body as { notices: readonly { kind: string; decision?: string }[] }).notices;

test('[CLUB-7.1] [CLUB-7.2] [CLUB-7.6] a report travels to the desk with what goes with it, is decided, and comes back to both', async () => {
  const [sara, omar, boss] = [await member('Sara D'), await member('Omar D'), await steward('Boss D')];
  const table = await newTable(sara, 'public');
  const both = [await scene.joined(sara, table, 0, 1), await scene.joined(omar, table, 1, 2)];
  for (const player of both) player.play(250);
  await until(() => both.every(({ known }) => known?.phase === 'playing'));
  for (const player of both) player.rest();
  await until(() => both.every(player => player.sent.every(({ state }) => state !== 'sent')));
  const said = both[1]!.ask({ kind: 'say', text: 'you play like a cat' });
  await until(() => said.state === 'done');
  const match = both[0]!.known?.commitment?.id ?? '';
  const { body } = await sara.post('/api/report', { match, seat: 1, reason: 'abuse' });
  const { id } = body as { id: string };
  expect((await boss.get('/api/desk')).body).toMatchObject({ reports: [{ id, person: idOf(omar), name: 'Omar D' }] });
  const evidence = (await boss.get(`/api/desk/${id}`)).body;
  expect(evidence).toMatchObject({
    ...{ name: 'Omar D', isOver: false, ground: 'abuse', reports: 1, reporters: 1, suggests: { kind: 'warn' } },
    talk: [{ seat: 1, name: 'Omar D', text: 'you play like a cat' }],
  });
  expect(v.safeParse(DESK_ANSWERS.evidence, evidence).success).toBe(true);
  expect(JSON.stringify(evidence)).not.toMatch(/"(hands|deck|cards|secret)"/);
  const decision = { report: id, kind: 'mute', ground: 'abuse', days: 1 };
  expect((await post(boss, '/api/desk/decide', { ...decision, days: undefined })).status).toBe(400);
  expect((await post(boss, '/api/desk/decide', decision)).body).toEqual({ asks: false });
  expect((await post(boss, '/api/desk/decide', decision)).body).toEqual({ reason: 'answered' });
  expect(await notices(sara)).toMatchObject([{ kind: 'report-answered', acted: true }]);
  expect(JSON.stringify(await notices(sara))).not.toContain('mute');
  expect(await notices(omar)).toMatchObject([
    { kind: 'decided', did: 'mute', ground: 'abuse', ends: expect.any(Number) },
  ]);
  const speaks = async (): Promise<string> => {
    const line = both[1]!.ask({ kind: 'react', sign: 'hello' });
    await until(() => line.state !== 'sent');
    return line.reason ?? line.state;
  };
  await expect.poll(speaks).toBe('muted');
  const own = (await omar.get('/api/decisions')).body as { decisions: readonly { id: string }[] };
  expect(own).toMatchObject({ decisions: [{ kind: 'mute', ground: 'abuse', holds: true, appealed: false }] });
  const appeal = { decision: own.decisions[0]!.id, text: 'It was my cat.' };
  expect((await sara.post('/api/appeal', appeal)).status).toBe(404);
  expect((await omar.post('/api/appeal', appeal)).status).toBe(200);
  expect((await omar.post('/api/appeal', appeal)).body).toEqual({ reason: 'answered' });
  const other = await steward('Other D');
  const lift = { decision: appeal.decision, lift: true };
  expect((await post(boss, '/api/desk/appeal', lift)).body).toEqual({ reason: 'own-report' });
  expect((await other.get('/api/desk')).body).toMatchObject({ appeals: [{ appeal: 'It was my cat.', mine: false }] });
  expect((await post(other, '/api/desk/appeal', lift)).status).toBe(200);
  expect((await notices(omar))[0]).toMatchObject({ kind: 'appeal-answered', lifted: true });
  await expect.poll(speaks).not.toBe('muted');
  const rows = await inStore(({ db }) => db.selectFrom('audit').select('detail').where('kind', '=', 'desk').execute());
  expect(rows.map(({ detail }) => JSON.parse(detail).deed)).toEqual(['decided', 'appealed', 'lifted']);
});

test('[T80] nobody without the role learns that there is a desk: every answer is that of a place that is not', async () => {
  const [stranger, guest, account] = [visitorOf(port), await guestOf(port), await member('Plain D')];
  const told = ({ status, body, headers }: Awaited<ReturnType<TestVisitor['get']>>) => {
    // A line that is refused again and again is closed, whatever it asked for.
    const { date: _, connection: __, 'keep-alive': ___, ...rest } = Object.fromEntries(headers);
    return { status, body, rest };
  };
  for (const visitor of [stranger, guest, account]) {
    const nowhere = told(await visitor.get('/api/nowhere'));
    expect(nowhere.status).toBe(404);
    for (const path of ['/api/desk', '/api/desk/abc', '/api/desk/decide'])
      expect(told(await visitor.get(path))).toEqual(nowhere);
    const posted = told(await post(visitor, '/api/nowhere', {}));
    for (const path of ['decide', 'second', 'undo', 'appeal'])
      for (const body of [{}, { decision: 'a'.repeat(32), yes: true }])
        expect(told(await post(visitor, `/api/desk/${path}`, body))).toEqual(posted);
    const foreign = { origin: 'https://evil.example' };
    const abroad = async (path: string) => told(await visitor.post(path as '/api/guest', {}, foreign));
    expect(await abroad('/api/desk/undo')).toEqual(await abroad('/api/nowhere'));
  }
});

test('[CLUB-7.2] nobody decides about themselves or about their own report', async () => {
  const [one, two] = [await steward('One D'), await member('Two D')];
  const [own, about] = [await filed(idOf(one), idOf(two)), await filed(idOf(two), idOf(one))];
  const told = v.parse(DESK_ANSWERS.evidence, (await (await steward('Third D')).get(`/api/desk/${own}`)).body);
  expect(told.faults).toEqual(['deck 3: another']);
  for (const report of [own, about]) expect((await one.get(`/api/desk/${report}`)).status).toBe(404);
  const { reports } = (await one.get('/api/desk')).body as { reports: readonly { id: string }[] };
  expect(reports.map(({ id }) => id).filter(id => id === own || id === about)).toEqual([]);
  for (const report of [own, about])
    expect((await post(one, '/api/desk/decide', { report, kind: 'warn', ground: 'abuse' })).body).toEqual({
      reason: 'own-report',
    });
});

test('[CLUB-7.3] thirty days hold once a second steward agrees; then the house is closed, and open again when it is taken back', async () => {
  const [one, two, pest] = [await steward('First D'), await steward('Second D'), await member('Pest D')];
  const report = await filed(idOf(one) === '' ? '' : idOf(await member('Teller D')), idOf(pest));
  const asked = await post(one, '/api/desk/decide', { report, kind: 'house', ground: 'cheating', days: 30 });
  expect(asked.body).toEqual({ asks: true });
  expect((await pest.get('/api/decisions')).body).toMatchObject({ decisions: [] });
  const { seconds } = (await two.get('/api/desk')).body as { seconds: readonly { id: string; name: string }[] };
  const { id: decision = '' } = seconds.find(({ name }) => name === 'Pest D') ?? {};
  expect((await post(one, '/api/desk/second', { decision, yes: true })).body).toEqual({ reason: 'own-report' });
  expect((await pest.post('/api/ticket', {})).status).toBe(200);
  expect((await post(two, '/api/desk/second', { decision, yes: true })).status).toBe(200);
  expect((await pest.post('/api/ticket', {})).body).toEqual({ reason: 'suspended' });
  expect((await pest.post('/api/queue', { pool: 'baloot/standard/rabbit' })).body).toEqual({ reason: 'suspended' });
  expect((await pest.get('/api/export')).status).toBe(200);
  expect((await pest.post('/api/appeal', { decision, text: 'Please.' })).status).toBe(200);
  expect((await post(one, '/api/desk/undo', { decision })).status).toBe(200);
  expect((await pest.post('/api/ticket', {})).status).toBe(200);
});

test('[CLUB-7.2] ranked play is closed, a name is taken away, a report is dismissed: each is told', async () => {
  const [boss, teller, pest] = [await steward('Chief D'), await member('Caller D'), await member('Loud D')];
  const decided = async (kind: string, days?: number): Promise<void> => {
    const report = await filed(idOf(teller), idOf(pest));
    expect((await post(boss, '/api/desk/decide', { report, kind, ground: 'name', days })).body).toEqual({
      asks: false,
    });
  };
  await decided('ranked', 7);
  const paused = async () => ((await pest.get('/api/queue')).body as { penalty: { why: string | null } }).penalty;
  await expect.poll(async () => (await paused()).why).toBe('steward');
  expect((await pest.post('/api/queue', { pool: 'baloot/standard/rabbit' })).body).toEqual({ reason: 'queue-paused' });
  expect((await pest.post('/api/ticket', {})).status).toBe(200);
  await decided('rename');
  expect((await pest.get('/api/me')).body).not.toMatchObject({ name: 'Loud D' });
  await decided('dismiss');
  const answered = (await notices(teller)).filter(({ kind }) => kind === 'report-answered');
  expect(answered.map(one => (one as unknown as { acted: boolean }).acted).sort()).toEqual([false, true, true]);
  expect((await notices(pest)).filter(({ kind }) => kind === 'decided')).toHaveLength(2);
});

test('[CLUB-7.2] [CLUB-7.6] a steward who reported neither agrees, nor takes back, nor answers the appeal', async () => {
  const [boss, teller, other, pest] = [
    await steward('Judge D'),
    await steward('Sneak D'),
    await steward('Fair D'),
    await member('Victim D'),
  ];
  const report = await filed(idOf(teller), idOf(pest));
  await post(boss, '/api/desk/decide', { report, kind: 'mute', ground: 'abuse', days: 30 });
  type Open = readonly { id: string; name: string }[];
  const open = async (who: TestVisitor): Promise<readonly string[]> => {
    const { seconds, appeals } = (await who.get('/api/desk')).body as { seconds: Open; appeals: Open };
    return [...seconds, ...appeals].flatMap(({ id, name }) => (name === 'Victim D' ? [id] : []));
  };
  const [decision = ''] = await open(other);
  expect(await open(teller)).toEqual([]);
  const own = { reason: 'own-report' };
  expect((await post(teller, '/api/desk/second', { decision, yes: true })).body).toEqual(own);
  expect((await post(other, '/api/desk/second', { decision, yes: true })).body).toEqual({ asks: false });
  expect((await post(teller, '/api/desk/undo', { decision })).body).toEqual(own);
  expect((await pest.post('/api/appeal', { decision, text: 'Why?' })).status).toBe(200);
  expect(await open(teller)).toEqual([]);
  expect((await post(teller, '/api/desk/appeal', { decision, lift: false })).body).toEqual(own);
});

test('[CLUB-7.3] [CLUB-7.7] nobody learns of a report that was dismissed, nor of what a second steward did not agree to', async () => {
  const [one, two, pest] = [await steward('Stern D'), await steward('Mild D'), await member('Quiet D')];
  const report = await filed(idOf(await member('Hasty D')), idOf(pest));
  const known = async () => [
    ((await pest.get('/api/decisions')).body as { decisions: readonly object[] }).decisions,
    ((await pest.get('/api/export')).body as { desk: { decisions: readonly object[] } }).desk.decisions,
    await notices(pest),
  ];
  const nothing = [[], [], []];
  await post(one, '/api/desk/decide', { report, kind: 'house', ground: 'cheating', days: 30 });
  expect(await known()).toEqual(nothing);
  const { seconds } = (await two.get('/api/desk')).body as { seconds: readonly { id: string; name: string }[] };
  const { id: asked = '' } = seconds.find(({ name }) => name === 'Quiet D') ?? {};
  expect((await post(two, '/api/desk/second', { decision: asked, yes: false })).body).toEqual({ asks: false });
  expect(await known()).toEqual(nothing);
  await post(one, '/api/desk/decide', { report, kind: 'dismiss', ground: 'other' });
  const { earlier } = v.parse(DESK_ANSWERS.evidence, (await two.get(`/api/desk/${report}`)).body);
  const { id: decision = '' } = earlier.find(({ kind }) => kind === 'dismiss') ?? {};
  expect((await post(two, '/api/desk/undo', { decision })).body).toEqual({ asks: false });
  expect(await known()).toEqual(nothing);
  const { reports } = (await two.get('/api/desk')).body as { reports: readonly { id: string }[] };
  expect(reports.some(({ id }) => id === report)).toBe(true);
});
