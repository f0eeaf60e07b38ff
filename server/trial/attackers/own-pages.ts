import { pause } from '../process.ts';
import { guestOf, type TestVisitor } from '../test-visitor.ts';
import { type Attack, isOver } from './attack.ts';

const POOL = 'trunfo/standard/usual';
const GAMES = ['baloot', 'turup', 'dhappa', 'trunfo'];

/** Each asks the store for more than a line. */
const ASKED: readonly ((visitor: TestVisitor, n: number) => Promise<unknown>)[] = [
  (visitor, n) => visitor.post('/api/daily', { game: GAMES[n % 4] ?? '' }),
  (visitor, n) => visitor.post('/api/daily/board', { game: GAMES[n % 4] ?? '', scope: 'month' }),
  (visitor, n) => visitor.post('/api/daily/past', { game: GAMES[n % 4] ?? '' }),
  (visitor, n) => visitor.post('/api/daily/play', { game: GAMES[n % 4] ?? '' }),
  visitor => visitor.post('/api/history', { result: 'lost' }),
  visitor => visitor.post('/api/ranks', { pool: POOL, scope: 'all', page: 3 }),
  (visitor, n) => visitor.get(`/api/people/noor${n % 50}`),
  visitor => visitor.get('/api/standing'),
  visitor => visitor.get('/api/queue'),
  visitor => visitor.get('/api/matches'),
  visitor => visitor.get('/api/privacy'),
  visitor => visitor.post('/api/share', { match: 'a1'.repeat(16) }),
];

/** Days, ranks, histories and people, by guests who have a cookie and never rest. */
export const ownPages: Attack = {
  name: 'days, ranks and histories',
  run: async target => {
    const visitor = await guestOf(target.port);
    const hand = async (from: number): Promise<void> => {
      for (let n = from; !isOver(target); n++) await ASKED[n % ASKED.length]?.(visitor, n).catch(() => pause(20));
    };
    await Promise.all([hand(0), hand(5)]);
  },
};
