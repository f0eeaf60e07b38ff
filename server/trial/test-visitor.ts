import { request } from 'node:http';
import { ANSWERS, type Bodies, type Me } from '@majlis/protocol';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { proofOf } from './proof.ts';

/** A browser's HTTP half: cookies, an origin, an address of its own. */
export interface TestVisitor {
  readonly ip: string;
  readonly origin: string;
  readonly me: Me | null;
  cookie(): string;
  post<P extends keyof Bodies>(path: P, body: Bodies[P], headers?: Readonly<Record<string, string>>): Promise<Reply>;
  get(path: string): Promise<Reply>;
  ticket(): Promise<string>;
  socket(headers?: Readonly<Record<string, string>>): WebSocket;
  /** The same person at another door of the same house. */
  at(port: number): TestVisitor;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

let last = 0;
let network = '10.0';
let areStrangers = false;

/**
 * Where new visitors come from: `10.0` is what a proxy says of them, `127.…` are addresses of this machine that they really come from. Neighbours
 * share a network of 256 addresses; strangers have one each.
 */
export const comeFrom = (prefix: string, who: 'neighbours' | 'strangers' = 'neighbours'): void => {
  network = prefix;
  areStrangers = who === 'strangers';
};

export const nextAddress = (): string => {
  last += 1;
  const [high, low] = [(last >> 8) & 255, last & 255];
  return areStrangers ? `${network}.${low}.${high + 1}` : `${network}.${high}.${low}`;
};

const isReal = (ip: string): boolean => ip.startsWith('127.');

/** Who really comes from an address need not say so. */
const from = (ip: string) => (isReal(ip) ? { localAddress: ip } : {});
const said = (ip: string): Readonly<Record<string, string>> => (isReal(ip) ? {} : { 'x-forwarded-for': ip });

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What fetch does, from an address of one's own. */
const asked = (url: string, ip: string, { method, headers, body }: Asked): Promise<Response> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asking = request(url, { method, headers: { ...said(ip), ...headers, ...length }, ...from(ip) }, answer => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        const lines = answer.rawHeaders.flatMap((name, n) => (n % 2 ? [] : [[name, answer.rawHeaders[n + 1] ?? '']]));
        const status = answer.statusCode ?? 0;
        const text = status === 304 || status === 204 ? null : Buffer.concat(pieces);
        resolve(new Response(text, { status, headers: lines as [string, string][] }));
      });
    });
    asking.on('error', reject);
    asking.end(body);
  });

/** A new crumb takes the place of the one of that name. */
const withCrumb = (cookie: string, crumb: string): string => {
  const [name] = crumb.split('=', 1);
  const others = cookie.split('; ').filter(one => one !== '' && !one.startsWith(`${name}=`));
  return [...others, crumb].join('; ');
};

export const visitorOf = (port: number, ip: string = nextAddress(), crumbs = ''): TestVisitor => {
  const origin = `http://127.0.0.1:${port}`;
  let cookie = crumbs;
  let me: Me | null = null;
  const replied = async (answer: Response): Promise<Reply> => {
    for (const line of answer.headers.getSetCookie()) cookie = withCrumb(cookie, line.split(';', 1)[0] ?? '');
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers };
  };
  const visitor: TestVisitor = {
    ip,
    origin,
    get me() {
      return me;
    },
    cookie: () => cookie,
    at: other => visitorOf(other, ip, cookie),
    post: async (path, body, headers = {}) => {
      const answer = await asked(origin + path, ip, {
        method: 'POST',
        headers: { origin, cookie, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      const reply = await replied(answer);
      if (path === '/api/guest' && reply.status === 200) me = v.parse(ANSWERS.me, reply.body);
      return reply;
    },
    get: async path => replied(await asked(origin + path, ip, { method: 'GET', headers: { cookie } })),
    ticket: async () => v.parse(ANSWERS.ticket, (await visitor.post('/api/ticket', {})).body).ticket,
    socket: (headers = {}) =>
      new WebSocket(`ws://127.0.0.1:${port}/ws`, {
        headers: { origin, cookie, ...said(ip), ...headers },
        perMessageDeflate: false,
        ...from(ip),
      }),
  };
  return visitor;
};

/** What a page does: whoever is asked for a proof of work does it. */
export const provedPost = async <P extends keyof Bodies>(
  visitor: TestVisitor,
  path: P,
  body: Bodies[P],
): Promise<Reply> => {
  const reply = await visitor.post(path, body);
  const isAsked = reply.status === 429 && Object.hasOwn(Object(reply.body), 'challenge');
  return isAsked ? visitor.post(path, body, { 'x-proof': await proofOf(reply.body) }) : reply;
};

/** A guest with a name. */
export const guestOf = async (port: number, name?: string): Promise<TestVisitor> => {
  const visitor = visitorOf(port);
  const reply = await provedPost(visitor, '/api/guest', name === undefined ? {} : { name });
  if (reply.status !== 200) throw new Error(`no guest: ${JSON.stringify(reply.body)}`);
  return visitor;
};

export const tableBy = async (
  host: TestVisitor,
  body: Bodies['/api/tables'],
): Promise<{ id: string; code: string | null }> => {
  const reply = await provedPost(host, '/api/tables', body);
  if (reply.status !== 200) throw new Error(`no table: ${JSON.stringify(reply.body)}`);
  return v.parse(ANSWERS.table, reply.body);
};
