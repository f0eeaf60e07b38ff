import type { Lesson } from '@/table/lesson.ts';
import { duel } from '@/trunfo/lessons/duel.ts';
import { trumps } from '@/trunfo/lessons/trumps.ts';

/** In the order in which they are taught. */
export const lessons: readonly Lesson[] = [duel, trumps];
