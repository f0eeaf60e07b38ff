import { BODIES, type Bodies } from '@majlis/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import type { Caller } from '../people/people.ts';
import { addressOf, limitKey, networkOf } from './address.ts';
import { grown } from './conduct.ts';
import type { DoorDeps } from './door-deps.ts';
import { type LimitRule, ofNetwork, RULES } from './limits.ts';
import { noteRefusal } from './refusal.ts';

/** A request, with whose it is. */
export interface Visit {
  readonly ip: string;
  /** What limits count by. */
  readonly key: string;
  /** Whose cookie it carries; undefined: a stranger's. */
  readonly known: string | undefined;
  /** Whether it brings a proof of work: looked at once. */
  proved(): Promise<boolean>;
  readonly headers: Headers;
  /** The page that asks, by its house's name; known to be ours where something is changed. */
  readonly origin: string;
  /** Those the page is read in, the best first, as the browser says it. */
  readonly languages: string;
  cookies(cookies: readonly string[]): void;
  /** Something that the house is closed for, to whom it is closed. */
  readonly isUse: boolean;
}

/** Whoever is kept out may still go, take along what is theirs, and say something against it. */
const ALWAYS: readonly string[] = [
  ...['/api/sign-out', '/api/sign-out-others', '/api/password', '/api/delete', '/api/appeal', '/api/notices/read'],
];

/** A plain no. */
export interface No {
  readonly no: number;
  readonly reason: string;
  readonly retryMs?: number;
  readonly challenge?: object;
}

export const no = (status: number, reason: string, retryMs?: number): No => ({
  no: status,
  reason,
  ...(retryMs === undefined ? {} : { retryMs }),
});

const SIGNED_OUT = no(401, 'signed-out');

const isNo = (answer: object): answer is No => 'no' in answer;

const visitOf = (house: DoorDeps, request: FastifyRequest, reply: FastifyReply): Visit => {
  const ip = addressOf(house.proxies, request.raw);
  const headers = new Headers();
  if (request.headers.cookie) headers.set('cookie', request.headers.cookie);
  const cookies = (all: readonly string[]) => {
    for (const cookie of all) reply.header('set-cookie', cookie);
  };
  const key = limitKey(ip);
  const known = house.knownBy(request.headers.cookie);
  const proof = request.headers['x-proof'];
  let proved: Promise<boolean> | undefined;
  const looked = (): Promise<boolean> => house.proofs.accept(typeof proof === 'string' ? proof : undefined, key);
  const languages = (request.headers['accept-language'] ?? '').slice(0, 100);
  const isUse = request.method === 'POST' && !ALWAYS.includes(request.routeOptions.url ?? '');
  const { origin = '' } = request.headers;
  return { ip, key, known, headers, origin, languages, cookies, isUse, proved: () => (proved ??= looked()) };
};

const answered = (reply: FastifyReply, answer: object): FastifyReply => {
  reply.header('cache-control', 'no-store');
  if (!isNo(answer)) return reply.send(answer);
  if (answer.retryMs !== undefined) reply.header('retry-after', Math.ceil(answer.retryMs / 1000));
  return reply.code(answer.no).send({ reason: answer.reason, challenge: answer.challenge });
};

/** Counts a try; a No if there were too many. */
export const tooFast = async (
  house: DoorDeps,
  rules: readonly LimitRule[],
  key: string,
  ip: string,
): Promise<No | undefined> => {
  const wait = await house.limits.wait(rules, key);
  if (wait === 0) return undefined;
  house.meters.refusals.inc({ reason: 'too-fast' });
  noteRefusal(house, 'limit', { rule: rules[0]?.name }, ip);
  return no(429, 'too-fast', wait);
};

/** The same for an address, and for its network: each is given as much as its people have earned, and who comes beyond that works for it. */
export const orProof = async (
  house: Pick<DoorDeps, 'limits' | 'conduct' | 'meters' | 'proofs' | 'floods' | 'store'>,
  rules: readonly LimitRule[],
  visit: Pick<Visit, 'ip' | 'key' | 'proved'>,
): Promise<No | undefined> => {
  const network = networkOf(visit.ip);
  const wait =
    (await house.limits.wait(grown(rules, await house.conduct.good(visit.key)), visit.key)) ||
    (await house.limits.wait(grown(ofNetwork(rules), await house.conduct.good(network)), network));
  return wait === 0 ? undefined : proved(house, rules[0]?.name ?? '', visit);
};

/** A proof of work, or a question for one. Nobody is refused for whom he shares an address with. */
export const proved = async (
  house: Parameters<typeof orProof>[0],
  rule: string,
  visit: Parameters<typeof orProof>[2],
): Promise<No | undefined> => {
  if (await visit.proved()) return undefined;
  house.meters.refusals.inc({ reason: 'prove' });
  noteRefusal(house, 'limit', { rule }, visit.ip);
  const wait = house.limits.here(grown(RULES.challenge, house.conduct.lately(visit.key)), visit.key);
  if (wait > 0) return no(429, 'too-fast', wait);
  return { ...no(429, 'prove', 1_000), challenge: await house.proofs.challenge(visit.key) };
};

/** Whoever is known counts for himself, however many share his address. */
const tooMany = (house: DoorDeps, visit: Visit): Promise<No | undefined> =>
  visit.known === undefined
    ? orProof(house, RULES.http, visit)
    : tooFast(house, RULES.http, `known/${visit.known}`, visit.ip);

export const onGet = (
  app: FastifyInstance,
  house: DoorDeps,
  path: string,
  handler: (visit: Visit, id: string) => Promise<object>,
  before: RouteShorthandOptions = {},
): void => {
  app.get<{ Params: { id?: string } }>(path, before, async (request, reply) => {
    const visit = visitOf(house, request, reply);
    const over = await tooMany(house, visit);
    return answered(reply, over ?? (await handler(visit, request.params.id ?? '')));
  });
};

export const onPost = <P extends keyof Bodies>(
  app: FastifyInstance,
  house: DoorDeps,
  path: P,
  handler: (visit: Visit, body: Bodies[P]) => Promise<object>,
): void => {
  onAny(app, house, path, async (visit, said) => {
    const body = v.safeParse(BODIES[path], said);
    return body.success ? handler(visit, body.output as Bodies[P]) : no(400, 'bad-request');
  });
};

/** A change whose body the handler reads itself. */
export const onAny = (
  app: FastifyInstance,
  house: DoorDeps,
  path: string,
  handler: (visit: Visit, body: unknown) => Promise<object>,
  before: RouteShorthandOptions = {},
): void => {
  app.post(path, before, async (request, reply) => {
    const visit = visitOf(house, request, reply);
    const foreign = foreignOrigin(house, request, visit.ip);
    const over = foreign ?? (await tooMany(house, visit));
    return answered(reply, over ?? (await handler(visit, request.body ?? {})));
  });
};

/** Only pages of this house may change anything. */
const foreignOrigin = (house: DoorDeps, request: FastifyRequest, ip: string): No | undefined => {
  const { origin } = request.headers;
  if (origin !== undefined && house.origins().has(origin)) return undefined;
  noteRefusal(house, 'foreign-origin', { origin: String(origin).slice(0, 200) }, ip);
  return no(403, 'foreign-origin');
};

/** For those who are signed in; the others are told so. */
export const signedIn =
  <A extends readonly unknown[]>(
    house: DoorDeps,
    handler: (caller: Caller, visit: Visit, ...rest: A) => Promise<object>,
  ) =>
  async (visit: Visit, ...rest: A): Promise<object> => {
    const caller = await house.people.caller(visit.headers, visit.cookies);
    return caller ? ((await keptOut(house, caller, visit)) ?? handler(caller, visit, ...rest)) : SIGNED_OUT;
  };

/** CLUB-7.2  To whom the house is closed. */
const keptOut = async (house: DoorDeps, { me }: Caller, { isUse }: Visit): Promise<No | undefined> => {
  const until = isUse ? (await house.sanctions.of(me.id)).house : undefined;
  return until === undefined ? undefined : no(403, 'suspended', until - house.wall());
};
