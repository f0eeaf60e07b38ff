import type { GameInfo } from '@/shell/games.ts';

/** How fast a game against bots goes: seconds for a turn, or none; the first is the usual one. */
export interface Tempo {
  readonly seconds: number | null;
  /** What is asked for beyond the usual; there is no clock by itself. */
  readonly options: object;
}

const UNHURRIED: Tempo = { seconds: null, options: {} };

const speed = (name: string, seconds: number): Tempo => ({ seconds, options: { speed: name } });

const clocks = (seconds: number): Tempo => ({
  seconds,
  options: { voteClock: seconds, bidClock: seconds, playClock: seconds, frenzyClock: seconds },
});

const turn = (seconds: number): Tempo => ({ seconds, options: { turnMs: seconds * 1_000 } });

const round = (seconds: number): Tempo => ({ seconds, options: { clock: 'on', playMs: seconds * 1_000 } });

const TIMED: { readonly [N in GameInfo['name']]?: readonly Tempo[] } = {
  baloot: [speed('turtle', 30), speed('rabbit', 10), speed('rocket', 5)],
  turup: [clocks(60), clocks(30), clocks(15)],
  dhappa: [turn(180), turn(120), turn(60)],
  trunfo: [round(30), round(15), round(8)],
};

export const temposOf = ({ name }: GameInfo): readonly Tempo[] => [UNHURRIED, ...(TIMED[name] ?? [])];
