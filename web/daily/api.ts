import { ANSWERS, type Bodies, DAILY_ANSWERS } from '@majlis/protocol';
import { asked } from '@/shell/api.ts';

/** Everything the page of the day asks of the house. */
export const dailyApi = {
  today: (game: string) => asked(DAILY_ANSWERS.today, '/api/daily', { game }),
  play: (game: string) => asked(ANSWERS.found, '/api/daily/play', { game }),
  past: (game: string) => asked(DAILY_ANSWERS.past, '/api/daily/past', { game }),
  board: (wish: Bodies['/api/daily/board']) => asked(DAILY_ANSWERS.board, '/api/daily/board', wish),
} as const;
