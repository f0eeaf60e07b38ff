import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressOf, limitKey } from './address.ts';
import type { House } from './house.ts';
import { bucket, RULES } from './limits.ts';

const MOST_PER_ADDRESS = 30;
const MOST = 12_000;
/** New sockets a second: a storm of returning clients must not hold up those who play. */
const ACCEPTED = [300, 600] as const;

const REFUSALS: { readonly [status: number]: string } = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Who may open a socket at all. */
export interface Gate {
  /** The client's address; undefined: it was turned away. */
  admit(request: IncomingMessage, stream: Duplex): string | undefined;
  entered(ip: string): void;
  left(ip: string): void;
}

export const gateOf = (house: House): Gate => {
  const byAddress = new Map<string, number>();
  const accepted = bucket(...ACCEPTED);
  let open = 0;
  const count = (ip: string, by: number): void => {
    const key = limitKey(ip);
    const sum = (byAddress.get(key) ?? 0) + by;
    open += by;
    if (sum > 0) byAddress.set(key, sum);
    else byAddress.delete(key);
  };
  const refusal = (request: IncomingMessage, ip: string): number | undefined => {
    const { origin } = request.headers;
    if (request.url?.split('?', 1)[0] !== '/ws') return 404;
    if (origin === undefined || !house.origins().has(origin)) {
      house.store.audit.note('foreign-origin', { origin: String(origin).slice(0, 200) }, ip);
      return 403;
    }
    const key = limitKey(ip);
    if (house.limits.here(RULES.connect, key) > 0 || (byAddress.get(key) ?? 0) >= MOST_PER_ADDRESS) return 429;
    return open >= MOST || !accepted() ? 503 : undefined;
  };
  return {
    admit: (request, stream) => {
      stream.on('error', () => stream.destroy());
      const ip = addressOf(house.proxies, request);
      const status = refusal(request, ip);
      if (status === undefined) return ip;
      house.meters.refusals.inc({ reason: `upgrade-${status}` });
      stream.end(`HTTP/1.1 ${status} ${REFUSALS[status]}\r\nretry-after: 2\r\nconnection: close\r\n\r\n`);
      return undefined;
    },
    entered: ip => count(ip, 1),
    left: ip => count(ip, -1),
  };
};
