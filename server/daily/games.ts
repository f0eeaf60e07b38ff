import { type AnySeatable, SEATABLES } from '@majlis/bots';

/** A game of the day, with its rules. */
export interface DailyGame {
  /** `baloot` */
  readonly name: string;
  /** `baloot/1` */
  readonly id: string;
  readonly rules: NonNullable<AnySeatable['daily']>;
}

/** The games that have a deal of the day. */
export const DAILY_GAMES: readonly DailyGame[] = Object.entries(SEATABLES).flatMap(([name, { game, daily }]) =>
  daily ? [{ name, id: game.id, rules: daily }] : [],
);

export const dailyGameOf = (name: string): DailyGame | undefined => DAILY_GAMES.find(game => game.name === name);
