import { DESK_BODIES, type DeskBodies } from '@majlis/protocol/desk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { DoorDeps } from '../door/door-deps.ts';
import { RULES } from '../door/limits.ts';
import { no, onAny, onGet, signedIn, tooFast, type Visit } from '../door/visit.ts';
import type { Caller } from '../people/people.ts';
import { isSteward } from '../store/desk/decisions.ts';

type Handler<B> = (caller: Caller, visit: Visit, body: B) => Promise<object>;

/** CLUB-7.1  Before anything of the request is read: whoever is no steward is answered as where there is nothing. */
const hidden = (house: DoorDeps) => ({
  onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (await isStewards(house, request.headers.cookie)) return undefined;
    reply.callNotFound();
    return reply;
  },
});

const isStewards = async (house: DoorDeps, cookie: string | undefined): Promise<boolean> => {
  const known = house.knownBy(cookie);
  if (known === undefined || cookie === undefined) return false;
  if ((await house.limits.wait(RULES.desk, known)) > 0) return false;
  const caller = await house.people.caller(new Headers({ cookie }), () => {});
  return caller !== undefined && (await isSteward(house.store.engine.db, caller.me.id));
};

export const onDeskGet = (app: FastifyInstance, house: DoorDeps, path: string, handler: Handler<string>): void =>
  onGet(app, house, path, signedIn(house, handler), hidden(house));

export const onDeskPost = <P extends keyof DeskBodies>(
  app: FastifyInstance,
  house: DoorDeps,
  path: P,
  handler: Handler<DeskBodies[P]>,
): void => {
  const read = signedIn(house, async (caller, visit, body: unknown) => {
    const over = await tooFast(house, RULES.decide, caller.me.id, visit.ip);
    if (over) return over;
    const parsed = v.safeParse(DESK_BODIES[path], body);
    return parsed.success ? handler(caller, visit, parsed.output as DeskBodies[P]) : no(400, 'bad-request');
  });
  onAny(app, house, path, read, hidden(house));
};
