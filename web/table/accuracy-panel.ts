import { type ComponentType, createContext } from 'react';
import type { Played } from '@/store/open.ts';

/** Who tells how well everybody chose: the app gives it, for a table knows no judge. */
export const AccuracyPanel = createContext<ComponentType<{ readonly played: Played }> | null>(null);
