import type { Bodies } from '@majlis/protocol';
import { CLUB_ANSWERS } from '@majlis/protocol/club';
import { asked } from '@/shell/api.ts';

/** Everything the pages of the club ask of the house: docs/club.md. */
export const clubApi = {
  pools: () => asked(CLUB_ANSWERS.pools, '/api/pools'),
  queue: () => asked(CLUB_ANSWERS.queue, '/api/queue'),
  join: (pool: string) => asked(CLUB_ANSWERS.queued, '/api/queue', { pool }),
  leave: () => asked(CLUB_ANSWERS.left, '/api/queue/leave', {}),
  standings: () => asked(CLUB_ANSWERS.standings, '/api/standing'),
  points: (match: string) => asked(CLUB_ANSWERS.points, `/api/points/${match}`),
  ranks: (body: Bodies['/api/ranks']) => asked(CLUB_ANSWERS.ranks, '/api/ranks', body),
  profile: (username: string) => asked(CLUB_ANSWERS.profile, `/api/people/${username}`),
  privacy: () => asked(CLUB_ANSWERS.privacy, '/api/privacy'),
  setPrivacy: (body: Bodies['/api/privacy']) => asked(CLUB_ANSWERS.privacy, '/api/privacy', body),
  stake: (table: string) => asked(CLUB_ANSWERS.stake, `/api/stake/${table}`),
} as const;
