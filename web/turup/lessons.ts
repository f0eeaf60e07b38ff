import type { Lesson } from '@/table/lesson.ts';
import { bids } from '@/turup/lessons/bids.ts';
import { frenzy } from '@/turup/lessons/frenzy.ts';
import { kot } from '@/turup/lessons/kot.ts';
import { partners } from '@/turup/lessons/partners.ts';
import { tricks } from '@/turup/lessons/tricks.ts';

/** In the order in which they are taught. */
export const lessons: readonly Lesson[] = [tricks, bids, kot, partners, frenzy];
