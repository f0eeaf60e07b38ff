import { ANSWERS, type Bodies, type FinishedMatch, type History, type Listing, type Me } from '@majlis/protocol';
import * as v from 'valibot';
import { ask } from '@/store/ask.ts';

/** What the house said over HTTP. A refusal is a value; no connection is one too. */
export type HouseAnswer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

type Opened = v.InferOutput<typeof ANSWERS.table>;

/** Everything the shell asks of the house outside a table. */
export interface Api {
  me(): Promise<HouseAnswer<Me>>;
  guest(avatar: string, name?: string): Promise<HouseAnswer<Me>>;
  rename(name: string): Promise<HouseAnswer<Me>>;
  dress(avatar: string): Promise<HouseAnswer<Me>>;
  account(body: Bodies['/api/account']): Promise<HouseAnswer<Me>>;
  signIn(body: Bodies['/api/sign-in']): Promise<HouseAnswer<Me>>;
  signOut(): Promise<HouseAnswer<unknown>>;
  signOutOthers(): Promise<HouseAnswer<unknown>>;
  setPassword(body: Bodies['/api/password']): Promise<HouseAnswer<Me>>;
  remove(password?: string): Promise<HouseAnswer<unknown>>;
  exported(): Promise<HouseAnswer<unknown>>;
  /** For one socket. */
  ticket(): Promise<HouseAnswer<{ readonly ticket: string }>>;
  mine(): Promise<HouseAnswer<readonly Listing[]>>;
  table(id: string): Promise<HouseAnswer<Listing>>;
  open(body: Bodies['/api/tables']): Promise<HouseAnswer<Opened>>;
  quick(body: Bodies['/api/quick']): Promise<HouseAnswer<Opened>>;
  byCode(code: string): Promise<HouseAnswer<{ readonly id: string }>>;
  matches(): Promise<HouseAnswer<readonly FinishedMatch[]>>;
  history(body: Bodies['/api/history']): Promise<HouseAnswer<History>>;
  match(id: string): Promise<HouseAnswer<unknown>>;
  share(body: Bodies['/api/share']): Promise<HouseAnswer<unknown>>;
  regard(body: Bodies['/api/regard']): Promise<HouseAnswer<Me>>;
  /** `ok` null: the match is on, and is looked at when it ends. */
  report(body: Bodies['/api/report']): Promise<HouseAnswer<{ readonly ok: boolean | null }>>;
}

const refusalIn = (body: unknown): string => {
  const parsed = v.safeParse(ANSWERS.refusal, body);
  return parsed.success ? parsed.output.reason : 'unknown';
};

/** A question, and an answer of this form. */
export const asked = async <T>(
  schema: v.GenericSchema<unknown, T>,
  path: string,
  body?: unknown,
): Promise<HouseAnswer<T>> => {
  try {
    const response = await ask(path, body);
    if (!response.headers.get('content-type')?.includes('json')) return { ok: false, reason: 'offline' };
    const json: unknown = await response.json();
    if (!response.ok) return { ok: false, reason: refusalIn(json) };
    const parsed = v.safeParse(schema, json);
    return parsed.success ? { ok: true, value: parsed.output } : { ok: false, reason: 'bad-message' };
  } catch {
    return { ok: false, reason: 'offline' };
  }
};

/** The house this page came from. */
export const httpApi: Api = {
  me: async () => {
    const answer = await asked(ANSWERS.whoami, '/api/me');
    if (!answer.ok) return answer;
    return 'nobody' in answer.value ? { ok: false, reason: 'signed-out' } : { ok: true, value: answer.value };
  },
  guest: (avatar, name) => asked(ANSWERS.me, '/api/guest', name === undefined ? { avatar } : { avatar, name }),
  rename: name => asked(ANSWERS.me, '/api/name', { name }),
  dress: avatar => asked(ANSWERS.me, '/api/avatar', { avatar }),
  account: body => asked(ANSWERS.me, '/api/account', body),
  signIn: body => asked(ANSWERS.me, '/api/sign-in', body),
  signOut: () => asked(v.unknown(), '/api/sign-out', {}),
  signOutOthers: () => asked(v.unknown(), '/api/sign-out-others', {}),
  setPassword: body => asked(ANSWERS.me, '/api/password', body),
  remove: password => asked(v.unknown(), '/api/delete', password === undefined ? {} : { password }),
  exported: () => asked(v.unknown(), '/api/export'),
  ticket: () => asked(ANSWERS.ticket, '/api/ticket', {}),
  mine: () => asked(ANSWERS.listings, '/api/tables/mine'),
  table: id => asked(ANSWERS.listing, `/api/tables/${id}`),
  open: body => asked(ANSWERS.table, '/api/tables', body),
  quick: body => asked(ANSWERS.table, '/api/quick', body),
  byCode: code => asked(ANSWERS.found, '/api/code', { code }),
  matches: () => asked(ANSWERS.matches, '/api/matches'),
  history: body => asked(ANSWERS.history, '/api/history', body),
  match: id => asked(v.unknown(), `/api/matches/${id}`),
  share: body => asked(v.unknown(), '/api/share', body),
  regard: body => asked(ANSWERS.me, '/api/regard', body),
  report: body => asked(ANSWERS.report, '/api/report', body),
};
