import { lock } from '@/dhappa/lessons/lock.ts';
import { opening } from '@/dhappa/lessons/opening.ts';
import { pile } from '@/dhappa/lessons/pile.ts';
import { runs } from '@/dhappa/lessons/runs.ts';
import { team } from '@/dhappa/lessons/team.ts';
import { wilds } from '@/dhappa/lessons/wilds.ts';
import type { Lesson } from '@/table/lesson.ts';

/** In the order in which they are taught. */
export const lessons: readonly Lesson[] = [runs, opening, wilds, pile, lock, team];
