import { BODIES, type Bodies } from '@majlis/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Caller } from '../people/people.ts';
import { addressOf, limitKey } from './address.ts';
import type { House } from './house.ts';
import { RULES, type Rule } from './limits.ts';

/** A request, with whose it is. */
export interface Visit {
  readonly ip: string;
  /** What limits count by. */
  readonly key: string;
  readonly headers: Headers;
  cookies(cookies: readonly string[]): void;
}

/** A plain no. */
export interface No {
  readonly no: number;
  readonly reason: string;
  readonly retryMs?: number;
}

export const no = (status: number, reason: string, retryMs?: number): No => ({
  no: status,
  reason,
  ...(retryMs === undefined ? {} : { retryMs }),
});

const SIGNED_OUT = no(401, 'signed-out');

const isNo = (answer: object): answer is No => 'no' in answer;

const visitOf = (house: House, request: FastifyRequest, reply: FastifyReply): Visit => {
  const ip = addressOf(house.proxies, request.raw);
  const headers = new Headers();
  if (request.headers.cookie) headers.set('cookie', request.headers.cookie);
  const cookies = (all: readonly string[]) => {
    for (const cookie of all) reply.header('set-cookie', cookie);
  };
  return { ip, key: limitKey(ip), headers, cookies };
};

const answered = (reply: FastifyReply, answer: object): FastifyReply => {
  reply.header('cache-control', 'no-store');
  if (!isNo(answer)) return reply.send(answer);
  if (answer.retryMs !== undefined) reply.header('retry-after', Math.ceil(answer.retryMs / 1000));
  return reply.code(answer.no).send({ reason: answer.reason });
};

/** Counts a try; a No if there were too many. */
export const tooFast = async (
  house: House,
  rules: readonly Rule[],
  key: string,
  ip: string,
): Promise<No | undefined> => {
  const wait = await house.limits.wait(rules, key);
  if (wait === 0) return undefined;
  house.meters.refusals.inc({ reason: 'too-fast' });
  house.store.audit.note('limit', { rule: rules[0]?.name }, ip);
  return no(429, 'too-fast', wait);
};

export const onGet = (
  app: FastifyInstance,
  house: House,
  path: string,
  handler: (visit: Visit, id: string) => Promise<object>,
): void => {
  app.get<{ Params: { id?: string } }>(path, async (request, reply) => {
    const visit = visitOf(house, request, reply);
    const over = await tooFast(house, RULES.http, visit.key, visit.ip);
    return answered(reply, over ?? (await handler(visit, request.params.id ?? '')));
  });
};

export const onPost = <P extends keyof Bodies>(
  app: FastifyInstance,
  house: House,
  path: P,
  handler: (visit: Visit, body: Bodies[P]) => Promise<object>,
): void => {
  app.post(path, async (request, reply) => {
    const visit = visitOf(house, request, reply);
    const foreign = foreignOrigin(house, request, visit.ip);
    const over = foreign ?? (await tooFast(house, RULES.http, visit.key, visit.ip));
    if (over) return answered(reply, over);
    const body = v.safeParse(BODIES[path], request.body ?? {});
    return answered(reply, body.success ? await handler(visit, body.output as Bodies[P]) : no(400, 'bad-request'));
  });
};

/** Only pages of this house may change anything. */
const foreignOrigin = (house: House, request: FastifyRequest, ip: string): No | undefined => {
  const { origin } = request.headers;
  if (origin !== undefined && house.origins().has(origin)) return undefined;
  house.store.audit.note('foreign-origin', { origin: String(origin).slice(0, 200) }, ip);
  return no(403, 'foreign-origin');
};

/** For those who are signed in; the others are told so. */
export const signedIn =
  <A extends readonly unknown[]>(
    house: House,
    handler: (caller: Caller, visit: Visit, ...rest: A) => Promise<object>,
  ) =>
  async (visit: Visit, ...rest: A): Promise<object> => {
    const caller = await house.people.caller(visit.headers, visit.cookies);
    return caller ? handler(caller, visit, ...rest) : SIGNED_OUT;
  };
