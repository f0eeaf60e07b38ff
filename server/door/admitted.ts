import type { Duplex } from 'node:stream';

/** All sockets that are open, by whom they count for and by their address. */
export interface Admitted {
  readonly size: number;
  /** How many somebody has. */
  of(who: string): number;
  /** It counts until it is closed. */
  enter(who: string, address: string, stream: Duplex): void;
  /** The newest of the most crowded address goes, if it is more crowded than this one. `share`: what its people have earned. */
  makeRoom(address: string, share: (address: string) => number): boolean;
}

/** The newest of each is the last. */
type Row = Set<Duplex>;

const add = (rows: Map<string, Row>, key: string, stream: Duplex): void => {
  const row = rows.get(key) ?? new Set();
  rows.set(key, row.add(stream));
};

const remove = (rows: Map<string, Row>, key: string, stream: Duplex): void => {
  const row = rows.get(key);
  row?.delete(stream);
  if (row?.size === 0) rows.delete(key);
};

const mostCrowded = (rows: Map<string, Row>, weight: (address: string) => number): string | undefined => {
  let found: { readonly address: string; readonly much: number } | undefined;
  for (const address of rows.keys()) {
    const much = weight(address);
    if (!found || much > found.much) found = { address, much };
  }
  return found?.address;
};

export const admittedOf = (): Admitted => {
  const [byWho, byAddress] = [new Map<string, Row>(), new Map<string, Row>()];
  const home = new Map<Duplex, { readonly who: string; readonly address: string }>();
  const leave = (stream: Duplex): void => {
    const own = home.get(stream);
    if (!own || !home.delete(stream)) return;
    remove(byWho, own.who, stream);
    remove(byAddress, own.address, stream);
  };
  return {
    get size() {
      return home.size;
    },
    of: who => byWho.get(who)?.size ?? 0,
    enter: (who, address, stream) => {
      home.set(stream, { who, address });
      add(byWho, who, stream);
      add(byAddress, address, stream);
      stream.once('close', () => leave(stream));
    },
    makeRoom: (address, share) => {
      const weight = (one: string): number => (byAddress.get(one)?.size ?? 0) / share(one);
      const most = mostCrowded(byAddress, weight);
      const newest = [...(byAddress.get(most ?? '') ?? [])].at(-1);
      if (most === undefined || !newest || weight(most) <= weight(address) + 1) return false;
      leave(newest);
      newest.destroy();
      return true;
    },
  };
};
