import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTable, openTestHouse, type TestHouse, until } from './test-house.ts';
import { guestOf, visitorOf } from './test-visitor.ts';

let scene: TestHouse;
let port: number;

beforeAll(async () => {
  scene = await openTestHouse();
  port = scene.house.port;
});

afterAll(async () => {
  expect(await scene.close()).toBe(0);
});

test('[T81] whoever has lost the password comes back by a code; a thief is out, and guesses are slowed down', async () => {
  const owner = await guestOf(port);
  const credentials = { username: 'Comes.Back', password: 'seven blue lanterns' };
  expect((await owner.post('/api/recovery', { password: '' })).status).toBe(403);
  await owner.post('/api/account', credentials);
  expect((await owner.get('/api/recovery')).body).toEqual({ left: 0 });
  expect((await owner.post('/api/recovery', { password: 'not this one' })).status).toBe(401);
  const { codes } = (await owner.post('/api/recovery', { password: credentials.password })).body as {
    codes: readonly string[];
  };
  expect(new Set(codes).size).toBe(8);
  const thief = await scene.joined(owner, await newTable(owner), 0);
  await until(() => thief.known !== null);
  const elsewhere = visitorOf(port);
  const comes = { username: 'comes.back', code: codes[0] ?? '', next: 'nine green carpets' };
  expect((await elsewhere.post('/api/recover', comes)).body).toMatchObject({ username: 'comes.back' });
  await until(() => thief.closes.length > 0);
  expect(thief.closes).toEqual(['4011 signed-out']);
  expect((await owner.get('/api/me')).body).toEqual({ nobody: true });
  expect((await elsewhere.get('/api/recovery')).body).toEqual({ left: 7 });
  const guesser = visitorOf(port);
  const answers: unknown[] = [];
  for (let n = 0; n < 5; n++) answers.push((await guesser.post('/api/recover', comes)).status);
  expect(answers).toEqual([401, 401, 401, 429, 429]);
});
