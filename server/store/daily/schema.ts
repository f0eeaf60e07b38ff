/** What the deal of the day keeps. Days are counted from 1970-01-01; games go by their names, `baloot`. */
export interface DailySchema {
  /** Chains of days: what they hang on is told, their tips are under lock and key. */
  day_chains: { first: number; id: string; foot: string; sealed: string; at: number };
  /** One person's one try at a deal. */
  day_tries: {
    person: string;
    day: number;
    game: string;
    deal: number;
    table_id: string;
    match_id: string;
    opened_at: number;
    /** game; house: it was left, and played out; voided. null: it is on. */
    ended_by: string | null;
    ended_at: number | null;
    points: number | null;
    bought: string | null;
  };
  /** Days that are over and counted. */
  days_counted: { day: number; game: string };
  day_totals: { day: number; game: string; person: string; total: number };
}
