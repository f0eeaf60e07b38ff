import { type ComponentType, createContext } from 'react';

/** What the club tells at a ranked table: the app gives it, for a table knows no ranks. */
export interface RankedPanels {
  /** What leaving costs now. */
  readonly Cost: ComponentType<{ readonly table: string }>;
  /** What a match has done to the own points. */
  readonly Points: ComponentType<{ readonly match: string }>;
}

export const RankedContext = createContext<RankedPanels | null>(null);
