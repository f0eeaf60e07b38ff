import { ANSWERS, type Bodies, type Me } from '@majlis/protocol';
import * as v from 'valibot';
import { WebSocket } from 'ws';

/** A browser's HTTP half: cookies, an origin, an address of its own. */
export interface Visitor {
  readonly ip: string;
  readonly origin: string;
  readonly me: Me | null;
  cookie(): string;
  post<P extends keyof Bodies>(path: P, body: Bodies[P], headers?: Readonly<Record<string, string>>): Promise<Reply>;
  get(path: string): Promise<Reply>;
  ticket(): Promise<string>;
  socket(headers?: Readonly<Record<string, string>>): WebSocket;
  /** The same person at another door of the same house. */
  at(port: number): Visitor;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

let last = 0;

/** Addresses from a network that is for examples and tests. */
const nextAddress = (): string => {
  last += 1;
  return `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
};

export const visitorOf = (port: number, ip: string = nextAddress(), crumbs = ''): Visitor => {
  const origin = `http://127.0.0.1:${port}`;
  let cookie = crumbs;
  let me: Me | null = null;
  const replied = async (answer: Response): Promise<Reply> => {
    const set = answer.headers.getSetCookie().map(line => line.split(';', 1)[0] ?? '');
    if (set.length > 0) cookie = set.join('; ');
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers };
  };
  const visitor: Visitor = {
    ip,
    origin,
    get me() {
      return me;
    },
    cookie: () => cookie,
    at: other => visitorOf(other, ip, cookie),
    post: async (path, body, headers = {}) => {
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers: { origin, cookie, 'content-type': 'application/json', 'x-forwarded-for': ip, ...headers },
        body: JSON.stringify(body),
      });
      const reply = await replied(answer);
      if (path === '/api/guest' && reply.status === 200) me = v.parse(ANSWERS.me, reply.body);
      return reply;
    },
    get: async path => replied(await fetch(origin + path, { headers: { cookie, 'x-forwarded-for': ip } })),
    ticket: async () => v.parse(ANSWERS.ticket, (await visitor.post('/api/ticket', {})).body).ticket,
    socket: (headers = {}) =>
      new WebSocket(`ws://127.0.0.1:${port}/ws`, {
        headers: { origin, 'x-forwarded-for': ip, ...headers },
        perMessageDeflate: false,
      }),
  };
  return visitor;
};

/** A guest with a name. */
export const guestOf = async (port: number, name?: string): Promise<Visitor> => {
  const visitor = visitorOf(port);
  const reply = await visitor.post('/api/guest', name === undefined ? {} : { name });
  if (reply.status !== 200) throw new Error(`no guest: ${JSON.stringify(reply.body)}`);
  return visitor;
};

export const tableBy = async (
  host: Visitor,
  body: Bodies['/api/tables'],
): Promise<{ id: string; code: string | null }> => {
  const reply = await host.post('/api/tables', body);
  if (reply.status !== 200) throw new Error(`no table: ${JSON.stringify(reply.body)}`);
  return v.parse(ANSWERS.table, reply.body);
};
