import { buying } from '@/baloot/lessons/buying.ts';
import { claims } from '@/baloot/lessons/claims.ts';
import { counting } from '@/baloot/lessons/counting.ts';
import { hokum } from '@/baloot/lessons/hokum.ts';
import { projects } from '@/baloot/lessons/projects.ts';
import { qayd } from '@/baloot/lessons/qayd.ts';
import { sun } from '@/baloot/lessons/sun.ts';
import { tricks } from '@/baloot/lessons/tricks.ts';
import type { Lesson } from '@/table/lesson.ts';

/** In the order in which they are taught. */
export const lessons: readonly Lesson[] = [tricks, sun, hokum, buying, projects, counting, claims, qayd];
