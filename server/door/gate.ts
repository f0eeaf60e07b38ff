import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressOf, limitKey } from './address.ts';
import { grown } from './conduct.ts';
import type { DoorDeps } from './door-deps.ts';
import { bucket, type LimitRule, RULES } from './limits.ts';
import { MOST_SOCKETS } from './lines.ts';
import { noteRefusal } from './refusal.ts';

const MOST_PER_ADDRESS = 30;
/** A few more than a person keeps: the oldest make room when the newest has said who it is. */
const MOST_PER_PERSON = 8;
/** New sockets a second: a storm of returning clients must not hold up those who play. */
const ACCEPTED = [300, 600] as const;

const REFUSALS: { readonly [status: number]: string } = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

interface Guest {
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

export const gateOf = (house: DoorDeps): Gate => {
  const openBy = new Map<string, number>();
  // A crowd of strangers must not take the turns of those who are known.
  const accepted = { known: bucket(...ACCEPTED), stranger: bucket(...ACCEPTED) };
  let open = 0;
  const count = (who: string, by: number): void => {
    const sum = (openBy.get(who) ?? 0) + by;
    open += by;
    if (sum > 0) openBy.set(who, sum);
    else openBy.delete(who);
  };
  /** Whoever has a cookie counts for himself; strangers by their address, and as much as its people have earned. */
  const whose = (request: IncomingMessage, ip: string): Guest => {
    const known = house.knownBy(request.headers.cookie);
    if (known !== undefined)
      return { who: `known/${known}`, kind: 'known', rules: RULES.connect, most: MOST_PER_PERSON };
    const good = house.conduct.lately(limitKey(ip));
    const most = MOST_PER_ADDRESS * (1 + good / 10);
    return { who: limitKey(ip), kind: 'stranger', rules: grown(RULES.connect, good), most };
  };
  const refusal = (request: IncomingMessage, ip: string, { who, kind, rules, most }: Guest): number | undefined => {
    const { origin } = request.headers;
    if (request.url?.split('?', 1)[0] !== '/ws') return 404;
    if (origin === undefined || !house.origins().has(origin)) {
      noteRefusal(house, 'foreign-origin', { origin: String(origin).slice(0, 200) }, ip);
      return 403;
    }
    if (house.limits.here(rules, who) > 0 || (openBy.get(who) ?? 0) >= most) return 429;
    return open >= MOST_SOCKETS || !accepted[kind]() ? 503 : undefined;
  };
  return {
    admit: (request, stream) => {
      stream.on('error', () => stream.destroy());
      const ip = addressOf(house.proxies, request);
      const guest = whose(request, ip);
      const status = refusal(request, ip, guest);
      if (status === undefined) {
        count(guest.who, 1);
        stream.once('close', () => count(guest.who, -1));
        return ip;
      }
      house.meters.refusals.inc({ reason: `upgrade-${status}` });
      if (status === 429) house.floods.refused(limitKey(ip));
      // Not only our half is closed: a client that leaves its own open would keep the line for ever.
      stream.end(`HTTP/1.1 ${status} ${REFUSALS[status]}\r\nretry-after: 2\r\nconnection: close\r\n\r\n`, () =>
        stream.destroy(),
      );
      return undefined;
    },
  };
};
