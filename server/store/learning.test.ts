import type { Learning } from '@majlis/protocol/learning';
import { beforeAll, expect, test } from 'vitest';
import { authOf, migrateAuth } from '../people/auth.ts';
import { everythingOf, forget } from '../people/farewell.ts';
import type { Store } from './index.ts';
import { mergeLearning } from './learning.ts';
import { onBothStores } from './tests.ts';

const told = (lessons: Learning['lessons'], solved = 0): Learning => ({
  lessons,
  puzzles: {
    ...{ tries: solved, rating: 1_000 + solved, streak: solved, best: solved },
    tried: Object.fromEntries(Array.from({ length: solved }, (_, n) => [`a/${n}`, true])),
  },
  games: {},
});

onBothStores(
  'learning',
  open => {
    let store: Store;
    beforeAll(() => {
      store = open();
    });

    test('LRN-06 what two devices bring is one, and told to both', async () => {
      const { engine } = store;
      const phone = told({ 'a/one': { step: 0, done: true } }, 2);
      expect(await mergeLearning(engine, 'abeer', phone)).toEqual(phone);
      const both = await mergeLearning(engine, 'abeer', told({ 'a/two': { step: 3, done: false } }));
      expect(both).toEqual({ ...phone, lessons: { ...phone.lessons, 'a/two': { step: 3, done: false } } });
      expect(await mergeLearning(engine, 'abeer', told({}))).toEqual(both);
      expect(await mergeLearning(engine, 'badr', told({}))).toEqual(told({}));
    });

    test('LRN-06 devices that come at the same moment lose nothing of each other', async () => {
      const { engine } = store;
      const lessons = [1, 2, 3, 4].map(n => ({ [`a/${n}`]: { step: n, done: false } }));
      await Promise.all(lessons.map(one => mergeLearning(engine, 'dana', told(one))));
      expect((await mergeLearning(engine, 'dana', told({}))).lessons).toEqual(Object.assign({}, ...lessons));
    });

    test('LRN-06 what stands there from another edition is begun anew; who goes takes all of it along', async () => {
      const { engine } = store;
      await engine.db.insertInto('learning').values({ person: 'fahd', body: '{"old":1}' }).execute();
      expect(await mergeLearning(engine, 'fahd', told({}))).toEqual(told({}));
      expect(await everythingOf(engine, 'fahd')).toMatchObject({ learning: told({}) });
      await forget(engine, 'fahd');
      expect(await everythingOf(engine, 'fahd')).toMatchObject({ learning: null });
    });
  },
  store => migrateAuth(authOf(store.engine, store.key, false), store.engine),
);
