import { hokum } from '@/baloot/lessons/hokum.ts';
import { sun } from '@/baloot/lessons/sun.ts';
import { tricks } from '@/baloot/lessons/tricks.ts';
import type { Lesson } from '@/table/lesson.ts';

/** In the order in which they are taught. */
export const lessons: readonly Lesson[] = [tricks, sun, hokum];
