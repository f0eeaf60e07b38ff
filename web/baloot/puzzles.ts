import { type Puzzle, readPuzzles } from '@majlis/kernel/puzzle';
import text from '@/baloot/puzzles.game?raw';

export const puzzles: readonly Puzzle[] = readPuzzles(text);
