/** What the desk keeps: who sits at it, and what was decided. */
export interface DeskSchema {
  roles: { person: string; role: string; at: number };
  decisions: {
    id: string;
    /** The report that it answers. */
    report: string;
    /** About whom; null: nobody of whom the house knows. */
    person: string | null;
    steward: string;
    /** `DeskDecision` and `DeskGround` */
    kind: string;
    ground: string;
    note: string;
    days: number | null;
    at: number;
    /** Until when it holds; null: it does not last. */
    until: number | null;
    /** 0: a second steward has yet to agree, or it was taken back. */
    holds: number;
    second: string | null;
    undone_by: string | null;
    appeal: string | null;
    appealed_at: number | null;
    appeal_by: string | null;
    lifted: number | null;
  };
}
