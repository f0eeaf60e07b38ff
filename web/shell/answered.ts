import type { HouseAnswer } from '@/shell/api.ts';
import { notify } from '@/store/notice.ts';
import { sayReason } from '@/words/say.ts';

/** Says why not, or what was done. */
export const report = (answer: HouseAnswer<unknown>, done: string): void =>
  notify(answer.ok ? done : sayReason(answer.reason));
