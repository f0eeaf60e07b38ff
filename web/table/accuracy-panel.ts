import { type ComponentType, createContext } from 'react';
import type { Played } from '@/store/open.ts';

export interface EndPanelProps {
  readonly played: Played;
  /** To the review of the match; null: the way there stands elsewhere. */
  readonly onReview: (() => void) | null;
}

/** Who tells how well everybody chose: the app gives it, for a table knows no judge. */
export const AccuracyPanel = createContext<ComponentType<EndPanelProps> | null>(null);
