import type { Duplex } from 'node:stream';
import { type Crowds, crowdsOf } from './crowds.ts';

/** Where a socket comes from. */
export interface Doorstep {
  readonly address: string;
  /** The neighbourhood of the address. */
  readonly network: string;
  /** What the people of the address have earned: 1 is what everybody has. */
  readonly share: number;
}

/** All sockets that are open, by whom they count for and by where they come from. */
export interface Admitted {
  readonly size: number;
  /** How many somebody has. */
  of(who: string): number;
  /** It counts until it is closed. */
  enter(who: string, place: Doorstep, stream: Duplex): void;
  /**
   * The newest of the most crowded address in the most crowded network goes, if that network is more crowded than this one; else of the most
   * crowded address of this network, if it is more crowded than this address: whoever has a thousand addresses has but few networks.
   */
  makeRoom(place: Doorstep): boolean;
}

/** The newest of each is the last. */
type Row = Set<Duplex>;

interface Home {
  readonly streams: Row;
  share: number;
}

interface Network {
  readonly homes: Map<string, Home>;
  readonly crowds: Crowds;
  size: number;
  share: number;
}

const networkIn = (networks: Map<string, Network>, name: string): Network => {
  const network = networks.get(name) ?? { homes: new Map(), crowds: crowdsOf(), size: 0, share: 1 };
  networks.set(name, network);
  return network;
};

const homeIn = (network: Network, { address, share }: Doorstep): Home => {
  const home = network.homes.get(address) ?? { streams: new Set(), share: 1 };
  network.homes.set(address, home);
  network.share += Math.max(0, share - home.share);
  home.share = Math.max(home.share, share);
  return home;
};

const weigh = ({ homes, crowds }: Network, address: string): void => {
  const home = homes.get(address);
  if (home) crowds.set(address, home.streams.size / home.share);
};

const left = (network: Network, address: string, stream: Duplex): void => {
  const home = network.homes.get(address);
  if (!home?.streams.delete(stream)) return;
  network.size -= 1;
  weigh(network, address);
  if (home.streams.size > 0) return;
  network.homes.delete(address);
  network.share -= home.share - 1;
};

const newestOf = (network: Network | undefined): Duplex | undefined => {
  const home = network?.homes.get(network.crowds.most() ?? '');
  return home && [...home.streams].at(-1);
};

/** Who goes for somebody from there; undefined: nobody is more crowded. */
const tooMany = (
  networks: Map<string, Network>,
  crowds: Crowds,
  { network, address }: Doorstep,
): Duplex | undefined => {
  const most = crowds.most();
  if (most !== undefined && crowds.of(most) > crowds.of(network) + 1) return newestOf(networks.get(most));
  const own = networks.get(network);
  const fullest = own?.crowds.most();
  if (!own || fullest === undefined) return undefined;
  return own.crowds.of(fullest) > own.crowds.of(address) + 1 ? newestOf(own) : undefined;
};

const counted = () => {
  const rows = new Map<string, Row>();
  return {
    of: (who: string): number => rows.get(who)?.size ?? 0,
    add: (who: string, stream: Duplex): void => void rows.set(who, (rows.get(who) ?? new Set()).add(stream)),
    delete: (who: string, stream: Duplex): void => {
      const row = rows.get(who);
      row?.delete(stream);
      if (row?.size === 0) rows.delete(who);
    },
  };
};

export const admittedOf = (): Admitted => {
  const [byWho, networks, crowds] = [counted(), new Map<string, Network>(), crowdsOf()];
  const inside = new Map<Duplex, { readonly who: string; readonly place: Doorstep }>();
  const weighed = (name: string, { size, share }: Network): void => {
    crowds.set(name, size / share);
    if (size === 0) networks.delete(name);
  };
  const leave = (stream: Duplex): void => {
    const own = inside.get(stream);
    if (!own || !inside.delete(stream)) return;
    byWho.delete(own.who, stream);
    const network = networkIn(networks, own.place.network);
    left(network, own.place.address, stream);
    weighed(own.place.network, network);
  };
  return {
    get size() {
      return inside.size;
    },
    of: byWho.of,
    enter: (who, place, stream) => {
      inside.set(stream, { who, place });
      byWho.add(who, stream);
      const network = networkIn(networks, place.network);
      homeIn(network, place).streams.add(stream);
      network.size += 1;
      weigh(network, place.address);
      weighed(place.network, network);
      stream.once('close', () => leave(stream));
    },
    makeRoom: place => {
      const newest = tooMany(networks, crowds, place);
      if (!newest) return false;
      leave(newest);
      newest.destroy();
      return true;
    },
  };
};
