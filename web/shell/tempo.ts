import type { Tempo, WebGame } from '@/table/web-game.ts';

const UNHURRIED: Tempo = { seconds: null, options: {} };

/** The first is the usual one: there is no clock by itself. */
export const temposOf = ({ tempos }: WebGame): readonly Tempo[] => [UNHURRIED, ...tempos];
