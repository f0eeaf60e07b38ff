/** What the club keeps: who waits, who stands where, what each match changed. */
export interface ClubSchema {
  /** Who waits for a match; partners share an entry. `table_id`: paired there, and the match has not begun yet. */
  queue: {
    person: string;
    entry: string;
    pool: string;
    since: number;
    /** When the person was last seen to be there. */
    beat: number;
    /** Device and address, as hashes. */
    marks: string;
    table_id: string | null;
  };
  /** One process at a time pairs a pool. */
  pool_leases: { pool: string; owner: string; until: number };
  ratings: {
    person: string;
    pool: string;
    mu: number;
    sigma: number;
    points: number;
    played: number;
    won: number;
    season: string;
  };
  /** What each ranked match was to each of its people; also a match that did not begin for want of one. */
  rated: {
    match_id: string;
    person: string;
    seat: number;
    pool: string;
    at: number;
    season: string;
    /** clean, excused, escape, no-show */
    kind: string;
    /** behind, level, ahead; null: not looked at yet, or no escape. */
    stood: string | null;
    behind: number | null;
    /** win, loss, draw; null: no result. */
    result: string | null;
    points_before: number | null;
    points_after: number | null;
    mu: number | null;
    sigma: number | null;
    expected: number | null;
    /** The matches of this person and pool, up to and with this one. */
    nth: number;
  };
  badges: { person: string; pool: string; season: string; points: number };
  weeks: { pool: string; week: number; person: string; gained: number };
  /** What one has said to the other (`FriendWord`); friends stand there both ways. */
  friends: { person: string; other: string; state: string; at: number };
  /** `sender`: whom it tells of. */
  notices: {
    id: string;
    person: string;
    kind: string;
    sender: string | null;
    detail: string;
    at: number;
    read_at: number | null;
  };
  /** Those who have friends and are here: when they were last seen. */
  presence: { person: string; at: number };
  /** Who shows nothing but the name, and who is not seen to be there. */
  privacy: { person: string; closed: number; unseen: number };
}
