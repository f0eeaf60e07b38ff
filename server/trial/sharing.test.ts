import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine } from '../store/open.ts';
import { newTable, openTestHouse, type TestHouse, until } from './test-house.ts';
import { guestOf, type TestVisitor, visitorOf } from './test-visitor.ts';

let scene: TestHouse;

beforeAll(async () => {
  scene = await openTestHouse();
});

afterAll(() => scene.close());

/** Two guests play a match to its end; in the middle of it somebody speaks. */
const played = async (
  visibility: 'private' | 'public',
  during: (match: string, both: readonly TestVisitor[]) => Promise<void>,
) => {
  const both = [await guestOf(scene.house.port, 'Sara'), await guestOf(scene.house.port, 'Omar')];
  const table = await newTable(both[0]!, visibility);
  const players = [await scene.joined(both[0]!, table, 0, 1), await scene.joined(both[1]!, table, 1, 2)];
  for (const player of players) player.play(250);
  await until(() => players.every(({ known }) => known?.phase === 'playing'));
  const match = players[0]!.known?.commitment?.id ?? '';
  const sign = players[0]!.ask({ kind: 'react', sign: 'hello' });
  await until(() => sign.state === 'done');
  await during(match, both);
  await until(() => players.every(({ known }) => known?.ending?.by === 'game'));
  for (const player of players) player.stop();
  return { match, both };
};

const sharesNoted = async (): Promise<number> => {
  const engine = await openEngine({ url: undefined, folder: scene.folder, use: 'read' });
  const rows = await engine.db.selectFrom('audit').select('n').where('kind', '=', 'share').execute();
  await engine.close();
  return rows.length;
};

const pictureOf = async (name: string): Promise<Buffer> => {
  const answer = await fetch(`http://127.0.0.1:${scene.house.port}/api/picture/${name}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await answer.arrayBuffer());
};

test("[T53] [T66] a match of a private table is its players' own until one of them shares it, and nobody's while it is on", async () => {
  const [eve, nobody] = [await guestOf(scene.house.port, 'Eve'), visitorOf(scene.house.port)];
  const { match, both } = await played('private', async (id, sitting) => {
    for (const visitor of [...sitting, eve, nobody]) {
      expect((await visitor.get(`/api/matches/${id}`)).status).toBe(404);
      expect((await visitor.post('/api/share', { match: id })).status).toBe(visitor === nobody ? 401 : 404);
    }
  });
  const own = (await both[1]!.get(`/api/matches/${match}`)).body as { events: unknown[]; times: number[] };
  expect(own).toMatchObject({ isOpen: false, talk: [{ seat: 0, sign: 'hello' }] });
  expect(own.times).toHaveLength(own.events.length);
  expect(own.times).toEqual(own.times.toSorted((a, b) => a - b));
  for (const visitor of [eve, nobody]) {
    const { status, body } = await visitor.get(`/api/matches/${match}`);
    expect([status, body]).toEqual([200, { reason: 'not-shared' }]);
  }
  const houses = await pictureOf('house');
  for (const name of [`m-${match}`, `t-${'0'.repeat(32)}`, 'no-such-thing'])
    expect((await pictureOf(name)).equals(houses)).toBe(true);
  expect((await eve.post('/api/share', { match })).status).toBe(404);
  for (const _ of [1, 2]) expect((await both[1]!.post('/api/share', { match })).status).toBe(200);
  await expect.poll(sharesNoted).toBe(2);
  expect((await pictureOf(`m-${match}`)).equals(houses)).toBe(false);
  for (const visitor of [eve, nobody]) {
    const { status, body } = await visitor.get(`/api/matches/${match}`);
    expect([status, body]).toMatchObject([200, { isOpen: true, talk: [], events: own.events }]);
  }
});

test('[T53] a match of a public table is open to everybody when it is over; what was said is not', async () => {
  const { match, both } = await played('public', async () => {});
  const stranger = await visitorOf(scene.house.port).get(`/api/matches/${match}`);
  expect(stranger).toMatchObject({ status: 200, body: { isOpen: true, talk: [] } });
  const sara = await both[0]!.get(`/api/matches/${match}`);
  expect(sara.body).toMatchObject({ isOpen: true, talk: [{ seat: 0, sign: 'hello' }] });
});
