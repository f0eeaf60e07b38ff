import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressOf, limitKey } from './address.ts';
import { admittedOf } from './admitted.ts';
import { grown } from './conduct.ts';
import type { DoorDeps } from './door-deps.ts';
import { bucket, type LimitRule, RULES } from './limits.ts';
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

interface Guest {
  readonly who: string;
  readonly address: string;
  readonly kind: 'known' | 'stranger';
  readonly rules: readonly LimitRule[];
  readonly most: number;
}

/** Who may open a socket at all. */
export interface Gate {
  /** The client's address; undefined: it was turned away. */
  admit(request: IncomingMessage, stream: Duplex): string | undefined;
}

/** As much as the people of an address have earned. */
const shareOf = ({ conduct }: DoorDeps, address: string): number => 1 + conduct.lately(address) / 10;

/** Whoever has a cookie counts for himself; strangers by their address, and as much as its people have earned. */
const guestOf = (house: DoorDeps, request: IncomingMessage, ip: string): Guest => {
  const address = limitKey(ip);
  const known = house.knownBy(request.headers.cookie);
  if (known !== undefined)
    return { who: `known/${known}`, address, kind: 'known', rules: RULES.connect, most: MOST_PER_PERSON };
  const most = MOST_PER_ADDRESS * shareOf(house, address);
  return { who: address, address, kind: 'stranger', rules: grown(RULES.connect, house.conduct.lately(address)), most };
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
    known: bucket(...ACCEPTED.known),
    stranger: bucket(...ACCEPTED.stranger),
    newcomer: bucket(...ACCEPTED.newcomer),
  };
  /** Those whose address has hardly been here lately come in beside any storm. */
  const isAccepted = ({ kind, address }: Guest): boolean => {
    const isNew = house.limits.here(RULES.connectNew, address) === 0;
    return accepted[kind]() || (isNew && accepted.newcomer());
  };
  const hasRoom = ({ address }: Guest): boolean =>
    admitted.size < mostSockets || admitted.makeRoom(address, one => shareOf(house, one));
  const refusal = (request: IncomingMessage, ip: string, guest: Guest): number | undefined => {
    if (request.url?.split('?', 1)[0] !== '/ws') return 404;
    if (isForeign(house, request, ip)) return 403;
    if (house.limits.here(guest.rules, guest.who) > 0 || admitted.of(guest.who) >= guest.most) return 429;
    return isAccepted(guest) && hasRoom(guest) ? undefined : 503;
  };
  return {
    admit: (request, stream) => {
      stream.on('error', () => stream.destroy());
      const ip = addressOf(house.proxies, request);
      const guest = guestOf(house, request, ip);
      const status = refusal(request, ip, guest);
      if (status === undefined) admitted.enter(guest.who, guest.address, stream);
      else turnedAway(house, stream, status, guest.address);
      return status === undefined ? ip : undefined;
    },
  };
};
