import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressOf, limitKey, networkOf } from './address.ts';
import { admittedOf, type Doorstep } from './admitted.ts';
import { grown } from './conduct.ts';
import type { DoorDeps } from './door-deps.ts';
import { bucket, type LimitRule, ofNetwork, RULES } from './limits.ts';
import { MOST_SOCKETS } from './lines.ts';
import { noteRefusal } from './refusal.ts';

const MOST_PER_ADDRESS = 30;
/** A few more than a person keeps: the oldest make room when the newest has said who it is. */
const MOST_PER_PERSON = 8;
/** New sockets a second: a storm of returning clients must not hold up those who play; nor one crowd take the turns of another. */
const ACCEPTED = { known: [300, 600], stranger: [300, 600], newcomer: [100, 200] } as const;

const REFUSALS: { readonly [status: number]: string } = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

interface Guest extends Doorstep {
  readonly who: string;
  readonly kind: 'known' | 'stranger';
  readonly rules: readonly LimitRule[];
  readonly most: number;
}

/** Who may open a socket at all. */
export interface Gate {
  /** The client's address; undefined: it was turned away. */
  admit(request: IncomingMessage, stream: Duplex): string | undefined;
}

/** Every ten people of good conduct are worth as much as the first was given for nothing. */
const shareOf = (good: number): number => 1 + good / 10;

/** Whoever has a cookie counts for himself; strangers by their address, and as much as its people have earned. */
const guestOf = (house: DoorDeps, request: IncomingMessage, ip: string): Guest => {
  const address = limitKey(ip);
  const known = house.knownBy(request.headers.cookie);
  const good = known === undefined ? house.conduct.lately(address) : house.conduct.earned(address);
  const place: Doorstep = { address, network: networkOf(ip), share: shareOf(good) };
  return known === undefined
    ? {
        ...place,
        who: address,
        kind: 'stranger',
        rules: grown(RULES.connect, good),
        most: MOST_PER_ADDRESS * place.share,
      }
    : { ...place, who: `known/${known}`, kind: 'known', rules: RULES.connect, most: MOST_PER_PERSON };
};

const isForeign = (house: DoorDeps, { headers: { origin } }: IncomingMessage, ip: string): boolean => {
  if (origin !== undefined && house.origins().has(origin)) return false;
  noteRefusal(house, 'foreign-origin', { origin: String(origin).slice(0, 200) }, ip);
  return true;
};

/** Not only our half is closed: a client that leaves its own open would keep the line for ever. */
const turnedAway = (house: DoorDeps, stream: Duplex, status: number, address: string): void => {
  house.meters.refusals.inc({ reason: `upgrade-${status}` });
  if (status === 429) house.floods.refused(address);
  stream.end(`HTTP/1.1 ${status} ${REFUSALS[status]}\r\nretry-after: 2\r\nconnection: close\r\n\r\n`, () =>
    stream.destroy(),
  );
};

export const gateOf = (house: DoorDeps, mostSockets = MOST_SOCKETS): Gate => {
  const admitted = admittedOf();
  const accepted = {
    known: bucket(...ACCEPTED.known, house.pace),
    stranger: bucket(...ACCEPTED.stranger, house.pace),
    newcomer: bucket(...ACCEPTED.newcomer, house.pace),
  };
  /** Those whose address has hardly been here lately come in beside any storm. */
  const isAccepted = ({ kind, address }: Guest): boolean => {
    const isNew = house.limits.here(RULES.connectNew, address) === 0;
    return accepted[kind]() || (isNew && accepted.newcomer());
  };
  /** Whether the strangers of its network have opened as many sockets as all of them together may. */
  const isFull = ({ network }: Guest): boolean => {
    const good = house.conduct.earned(network);
    return house.limits.here(grown(ofNetwork(RULES.connect), good), network) > 0;
  };
  const hasRoom = (guest: Guest): boolean => admitted.size < mostSockets || admitted.makeRoom(guest);
  /** Before anything is asked about whoever it is. */
  const misled = (request: IncomingMessage, ip: string): number | undefined => {
    if (request.url?.split('?', 1)[0] !== '/ws') return 404;
    return isForeign(house, request, ip) ? 403 : undefined;
  };
  const refusal = (guest: Guest): number | undefined => {
    if (house.limits.here(guest.rules, guest.who) > 0 || admitted.of(guest.who) >= guest.most) return 429;
    if (guest.kind === 'stranger' && isFull(guest)) return 429;
    return isAccepted(guest) && hasRoom(guest) ? undefined : 503;
  };
  return {
    admit: (request, stream) => {
      stream.on('error', () => stream.destroy());
      const ip = addressOf(house.proxies, request);
      const astray = misled(request, ip);
      const guest = astray === undefined ? guestOf(house, request, ip) : undefined;
      const status = guest ? refusal(guest) : astray;
      if (guest && status === undefined) admitted.enter(guest.who, guest, stream);
      else turnedAway(house, stream, status ?? 404, limitKey(ip));
      return status === undefined ? ip : undefined;
    },
  };
};
