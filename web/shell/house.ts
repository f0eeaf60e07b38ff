import type { Listing } from '@majlis/protocol';
import { createContext, useContext } from 'react';
import { type Api, httpApi } from '@/shell/api.ts';
import { watchLobby } from '@/shell/lobby.ts';
import { ticketFor } from '@/shell/me.ts';

/** Where the shell gets what it shows: the house this page came from, or a made-up one in the gallery. */
export interface HouseAccess {
  readonly api: Api;
  /** null: out of reach. Returns how to stop watching. */
  watchLobby(told: (tables: readonly Listing[] | null) => void): () => void;
}

export const HouseContext = createContext<HouseAccess>({
  api: httpApi,
  watchLobby: told => watchLobby(ticketFor(httpApi), told),
});

export const useHouse = (): HouseAccess => useContext(HouseContext);
