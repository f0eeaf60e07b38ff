import type { Listing, Me } from '@majlis/protocol';
import type { Api, HouseAnswer } from '@/shell/api.ts';
import type { HouseAccess } from '@/shell/house.ts';

/** A house for pictures and tests of single screens: it keeps what it was asked in `asked`. */
export const asked: { readonly call: string; readonly body: unknown }[] = [];

export const ME: Me = { id: 'saud', name: 'أبو سعود', kind: 'guest', username: null, muted: [], blocked: [] };

const hex = (n: number): string => n.toString(16).padStart(32, '0');

const person = (id: string, name: string) => ({ person: { id, name } });

const table = (n: number, game: string, name: string, speed: string, seats: Listing['seats']): Listing => ({
  id: hex(n),
  game,
  options: { speed },
  visibility: 'public',
  phase: 'lobby',
  host: `host${n}`,
  seats: [person(`host${n}`, name), ...seats],
  matches: 0,
  openedAt: 0,
});

const bot = { bot: 'steady' };

const TABLES: readonly Listing[] = [
  table(1, 'baloot/1', 'Ali_99', 'rabbit', [person('a', 'فهد'), bot, null]),
  table(2, 'baloot/1', 'أم نورة', 'turtle', [null, bot, null]),
  table(3, 'trunfo/1', 'Inês', 'rabbit', [null]),
  table(4, 'baloot/1', 'Khalid', 'rocket', [bot, bot, null]),
];

const RUNNING: Listing = { ...table(7, 'baloot/1', 'أبو سعود', 'rabbit', [bot, bot, bot]), phase: 'playing' };

const yes = <T>(value: T): HouseAnswer<T> => ({ ok: true, value });

/** What a test may set beforehand. */
export interface MadeUpMood {
  /** The house is out of reach. */
  readonly away: boolean;
  readonly stranger: boolean;
  readonly running: boolean;
  /** What was reported before. */
  readonly reported: boolean;
  readonly account: boolean;
}

const no = (reason: string): HouseAnswer<never> => ({ ok: false, reason });

/** Whoever looks, as the house knows them; `me: null` is somebody who has not come in. */
interface Visitor {
  me: Me | null;
}

const known = ({ me }: Visitor): HouseAnswer<Me> => (me ? yes(me) : no('signed-out'));

const changed = (visitor: Visitor, change: Partial<Me>): HouseAnswer<Me> => {
  visitor.me = { ...(visitor.me ?? ME), ...change };
  return known(visitor);
};

const gone = (visitor: Visitor): HouseAnswer<object> => {
  visitor.me = null;
  return yes({});
};

type AccountCall =
  | 'account'
  | 'signIn'
  | 'signOut'
  | 'signOutOthers'
  | 'setPassword'
  | 'remove'
  | 'exported'
  | 'ticket';

const accountAnswers = (visitor: Visitor): Pick<Api, AccountCall> => ({
  account: async ({ username }) =>
    username === 'taken' ? no('taken') : changed(visitor, { kind: 'account', username }),
  signIn: async ({ username, password }) => {
    if (password !== 'right-password') return no('wrong-password');
    visitor.me = { ...ME, kind: 'account', username };
    return known(visitor);
  },
  signOut: async () => gone(visitor),
  signOutOthers: async () => yes({}),
  setPassword: async ({ password, next }) => {
    if (password !== 'right-password') return no('wrong-password');
    return next === 'password1' ? no('weak-password') : known(visitor);
  },
  remove: async () => gone(visitor),
  exported: async () => yes({ me: visitor.me }),
  ticket: async () => yes({ ticket: '' }),
});

type PersonCall = 'me' | 'guest' | 'rename' | 'dress' | 'regard';

const personAnswers = (visitor: Visitor, mood: MadeUpMood): Pick<Api, PersonCall> => ({
  me: async () => known(visitor),
  guest: async (avatar, name) => {
    visitor.me ??= { ...ME, avatar, name: name ?? ME.name };
    return known(visitor);
  },
  rename: async name => changed(visitor, { name }),
  dress: async avatar => {
    asked.push({ call: 'dress', body: avatar });
    return mood.away ? no('offline') : changed(visitor, { avatar });
  },
  regard: async ({ person: whom, regard }) => {
    const others = (list: readonly string[]) => list.filter(one => one !== whom);
    const { muted, blocked } = visitor.me ?? ME;
    return changed(visitor, {
      muted: regard === 'muted' ? [...others(muted), whom] : others(muted),
      blocked: regard === 'blocked' ? [...others(blocked), whom] : others(blocked),
    });
  },
});

const answers = (mood: MadeUpMood): Api => {
  const me: Me = { ...ME, ...(mood.account && { kind: 'account', username: 'saud' }) };
  const visitor: Visitor = { me: mood.stranger ? null : me };
  return {
    ...personAnswers(visitor, mood),
    ...accountAnswers(visitor),
    mine: async () => yes(mood.running ? [RUNNING] : []),
    table: async id => yes(TABLES.find(one => one.id === id) ?? RUNNING),
    open: async () => yes({ id: hex(9), code: 'K7Q4' }),
    quick: async () => yes({ id: hex(8), code: null }),
    byCode: async code => (code === 'K7Q4' ? yes({ id: hex(9) }) : no('not-found')),
    matches: async () => yes([]),
    history: async () => yes({ matches: [], next: null }),
    match: async () => no('not-found'),
    share: async () => yes({}),
    report: async () => (mood.reported ? no('taken') : yes({ ok: mood.running ? null : true })),
  };
};

const overheard = (api: Api, away: boolean): Api =>
  new Proxy(api, {
    get: (target, call: keyof Api) => {
      const answer = target[call] as (body?: unknown) => Promise<HouseAnswer<unknown>>;
      return async (body?: unknown) => {
        asked.push({ call, body });
        return away ? no('offline') : answer(body);
      };
    },
  });

export const madeUpHouse = (mood: MadeUpMood): HouseAccess => ({
  api: overheard(answers(mood), mood.away),
  watchLobby: told => {
    const timer = setTimeout(() => told(mood.away ? null : TABLES), 0);
    return () => clearTimeout(timer);
  },
});
