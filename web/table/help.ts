import { type ComponentType, createContext } from 'react';
import type { Played } from '@/store/open.ts';
import type { Seen } from '@/store/seen.ts';

interface HelpProps {
  readonly played: Played;
  /** Counts how often the bulb was asked for. */
  readonly bulb: number;
}

/** What helps somebody who is new at a table: the app gives it, for a table teaches nobody. */
export const HelpContext = createContext<ComponentType<HelpProps> | null>(null);

/** Against bots alone, for nothing: nobody else sits there or sat there when the match began. */
export const isAgainstBots = ({ you, table, players, link }: Seen): boolean => {
  if (typeof you !== 'number' || link === 'replay' || !table || table.ranked || table.daily) return false;
  const others = <T>(all: readonly T[]): readonly T[] => all.filter((_, seat) => seat !== you);
  return (
    table.phase === 'playing' &&
    others(table.chairs).every(({ sitter }) => sitter?.kind === 'bot') &&
    others(players).every(person => person === null)
  );
};
