import { CLUB_ANSWERS } from '@majlis/protocol';
import { asked } from '@/shell/api.ts';

/** Everything the pages of the club ask of the house: docs/club.md. */
export const clubApi = {
  pools: () => asked(CLUB_ANSWERS.pools, '/api/pools'),
  queue: () => asked(CLUB_ANSWERS.queue, '/api/queue'),
  join: (pool: string) => asked(CLUB_ANSWERS.queued, '/api/queue', { pool }),
  leave: () => asked(CLUB_ANSWERS.left, '/api/queue/leave', {}),
  standings: () => asked(CLUB_ANSWERS.standings, '/api/standing'),
  stake: (table: string) => asked(CLUB_ANSWERS.stake, `/api/stake/${table}`),
} as const;
