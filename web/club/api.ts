import type { Bodies } from '@majlis/protocol';
import { CLUB_ANSWERS } from '@majlis/protocol/club';
import * as v from 'valibot';
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
  partner: (notice: string) => asked(CLUB_ANSWERS.queued, '/api/queue/partner', { notice }),
  friends: () => asked(CLUB_ANSWERS.friends, '/api/friends'),
  askFriend: (body: Bodies['/api/friends/ask']) => asked(CLUB_ANSWERS.tie, '/api/friends/ask', body),
  answerFriend: (person: string, yes: boolean) => asked(CLUB_ANSWERS.tie, '/api/friends/answer', { person, yes }),
  removeFriend: (person: string) => asked(CLUB_ANSWERS.tie, '/api/friends/remove', { person }),
  invite: (body: Bodies['/api/invite']) => asked(CLUB_ANSWERS.invited, '/api/invite', body),
  notices: () => asked(CLUB_ANSWERS.notices, '/api/notices'),
  readNotices: (ids: string[]) => asked(v.unknown(), '/api/notices/read', { ids }),
  stake: (table: string) => asked(CLUB_ANSWERS.stake, `/api/stake/${table}`),
} as const;
