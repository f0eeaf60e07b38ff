import { create } from 'zustand';

interface Update {
  /** How to renew the page; null: it is the newest. */
  readonly renew: (() => void) | null;
  /** No match is on: only then it may be offered. */
  readonly betweenGames: boolean;
}

export const useUpdate = create<Update>(() => ({ renew: null, betweenGames: true }));

export const setBetweenGames = (betweenGames: boolean): void => useUpdate.setState({ betweenGames });

export const offerUpdate = (renew: () => void): void => useUpdate.setState({ renew });
