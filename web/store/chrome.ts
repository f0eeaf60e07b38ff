import type { ReactNode } from 'react';

/** What the shell brings to a table of any game. */
export interface TableChrome {
  onMenu(): void;
  onSocial(): void;
  /** Something was said that was not looked at. */
  readonly unread: boolean;
  /** Chat and people, for the sidebar of a wide screen. */
  readonly social: ReactNode;
  /** Asks first, and says what leaving costs. */
  onLeave(): void;
  /** Away from a match that is over. */
  onLobby(): void;
  /** To the queue, for the next match that counts; null: this one does not. */
  readonly onQueue: (() => void) | null;
  /** To the other deals of the day; null: this is none of them. */
  readonly onDaily: (() => void) | null;
  /** To the waiting room of this table, where somebody is missing. */
  onRoom(): void;
  /** To look at the match again; null: it is being looked at. */
  readonly onReview: (() => void) | null;
  onReport(): void;
  /** Shares the result or the table. */
  onShare(): void;
}

const nothing = (): void => undefined;

/** Round a table that is only looked at, there is the page. */
export const NO_CHROME: TableChrome = {
  onMenu: nothing,
  onSocial: nothing,
  unread: false,
  social: null,
  onLeave: nothing,
  onLobby: nothing,
  onQueue: null,
  onDaily: null,
  onRoom: nothing,
  onReport: nothing,
  onShare: nothing,
  onReview: null,
};
