import { type Bodies, personOf } from '@majlis/protocol';
import type { FastifyInstance } from 'fastify';
import { gameOf } from '../host/games.ts';
import type { Caller } from '../people/people.ts';
import { hasChair } from './chairs.ts';
import type { DoorDeps } from './door-deps.ts';
import { RULES } from './limits.ts';
import { no, onGet, onPost, orProof, signedIn, tooFast, type Visit } from './visit.ts';

type Setup = Bodies['/api/quick'];

/** Opening and finding tables. */
export const tableRoutes = (app: FastifyInstance, house: DoorDeps): void => {
  const { directory } = house.store;

  onGet(app, house, '/api/tables', async () => directory.lobby());
  onGet(
    app,
    house,
    '/api/tables/mine',
    signedIn(house, ({ me }) => directory.mine(me.id)),
  );
  onGet(app, house, '/api/tables/:id', async (_, id) => (await directory.find(id)) ?? no(404, 'not-found'));

  onPost(
    app,
    house,
    '/api/tables',
    signedIn(house, (caller, visit, body) =>
      opened(house, caller, visit, body, { visibility: body.visibility, reveal: body.reveal ?? 'match', bots: null }),
    ),
  );

  onPost(
    app,
    house,
    '/api/quick',
    signedIn(house, (caller, visit, body) => {
      const cast = gameOf(body.game);
      const bots = body.level ?? cast?.levels[0] ?? '';
      // Bots are kept waiting by nobody: there is a clock only for those who want one.
      const options = { ...cast?.game.options.unhurried, ...body.options };
      return opened(house, caller, visit, { ...body, options }, { visibility: 'private', reveal: 'match', bots });
    }),
  );

  onPost(app, house, '/api/code', async (visit, { code }) => {
    const over = await orProof(house, RULES.code, visit);
    if (over) return over;
    const id = await directory.byCode(code);
    if (!id) return no(404, 'not-found');
    house.invited.add(id, visit.key);
    return { id };
  });
};

interface Kind {
  readonly visibility: 'private' | 'public';
  readonly reveal: 'match' | 'deal';
  readonly bots: string | null;
}

const opened = async (house: DoorDeps, { me }: Caller, visit: Visit, body: Setup, kind: Kind): Promise<object> => {
  const over =
    (await orProof(house, RULES.createByAddress, visit)) ??
    (await tooFast(house, RULES.createByPerson, me.id, visit.ip));
  if (over) return over;
  const game = gameOf(body.game)?.game;
  const preset = game?.options.presets[body.preset ?? 'default'];
  if (!game || !preset || !Object.hasOwn(game.options.presets, body.preset ?? 'default')) return no(400, 'bad-options');
  if (!(await hasChair(house, me))) return no(409, 'too-many-tables');
  const options = { ...preset, ...body.options };
  const size = body.size ?? game.sizes[0] ?? 0;
  const host = personOf(me);
  const born = await house.host.open({ game: game.id, options, size, host, ...kind });
  if (born.ok) return { id: born.id, code: born.code };
  return born.reason === 'paused' || born.reason === 'busy' ? no(503, 'paused') : no(400, born.reason);
};
