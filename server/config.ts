import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { trouble } from './store/trouble.ts';

/** Everything a house can be told, with what holds if it is told nothing. docs/hosting.md says it in words. */
export interface Config {
  readonly port: number;
  readonly address: string;
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly key: string | undefined;
  /** Where people find the house; https makes cookies and headers strict. */
  readonly url: string | undefined;
  readonly origins: readonly string[];
  readonly proxies: readonly string[];
  readonly logLevel: string;
  readonly ballastMb: number;
  readonly metrics: 'local' | 'all';
  /** A quota for the embedded store, in pages of 4 KiB. */
  readonly pages: number | undefined;
  /** Where the built web lies. */
  readonly web: string;
  /** It is built at the start if it is not there. */
  readonly buildsWeb: boolean;
}

const WEB = fileURLToPath(new URL('../web/dist', import.meta.url));

type Env = Readonly<Record<string, string | undefined>>;

export const configOf = (env: Env): Config => ({
  port: whole(env, 'PORT', 8080, 65_535),
  address: env.MAJLIS_ADDRESS || '0.0.0.0',
  folder: resolve(env.MAJLIS_DATA || 'data'),
  databaseUrl: env.DATABASE_URL ? databaseOf(env.DATABASE_URL) : undefined,
  key: env.MAJLIS_KEY || undefined,
  url: env.MAJLIS_URL ? originOf('MAJLIS_URL', env.MAJLIS_URL) : undefined,
  origins: list(env.MAJLIS_ORIGINS).map(text => originOf('MAJLIS_ORIGINS', text)),
  proxies: list(env.MAJLIS_PROXIES),
  logLevel: word(env, 'MAJLIS_LOG', ['info', 'debug', 'warn', 'error', 'silent']),
  ballastMb: whole(env, 'MAJLIS_BALLAST_MB', 64),
  metrics: word(env, 'MAJLIS_METRICS', ['local', 'all']),
  pages: env.MAJLIS_PAGES ? whole(env, 'MAJLIS_PAGES', 0) : undefined,
  web: env.MAJLIS_WEB && env.MAJLIS_WEB !== 'off' ? resolve(env.MAJLIS_WEB) : WEB,
  buildsWeb: env.MAJLIS_WEB !== 'off',
});

const list = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '');

const whole = (env: Env, name: string, usual: number, most = Number.MAX_SAFE_INTEGER): number => {
  const value = Number(env[name] || usual);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw trouble(`${name} takes a whole number${most < Number.MAX_SAFE_INTEGER ? ` up to ${most}` : ''}`);
};

/** One of these words; the first, if nothing is said. */
const word = <const W extends string>(env: Env, name: string, words: readonly [W, ...W[]]): W => {
  const found = words.find(one => one === (env[name] || words[0]));
  if (!found) throw trouble(`${name} takes one of: ${words.join(', ')}`);
  return found;
};

const databaseOf = (text: string): string => {
  if (!/^postgres(?:ql)?:/.test(text) || !URL.canParse(text)) throw trouble('DATABASE_URL takes postgres://…');
  return text;
};

const originOf = (name: string, text: string): string => {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw trouble(`${name}: ${text} is not an address such as https://cards.example`);
};

/** The addresses of this machine in its own network, where a phone in the same room finds it. */
export const lanAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap(entries => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Exactly these origins may open sockets and change things: the public address where there is one, else the addresses of this machine. */
export const originsOf = ({ url, origins }: Config, port: number): ReadonlySet<string> => {
  const here = ['localhost', '127.0.0.1', ...lanAddresses()].map(host => new URL(`http://${host}:${port}`).origin);
  return new Set([...(url ? [url] : here), ...origins]);
};
