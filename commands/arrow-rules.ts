import { dirname, join, normalize } from 'node:path';

/** The rooms of the house, and which rooms each may look into. */
const ROOMS: { readonly [room: string]: readonly string[] } = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  club: ['kernel'],
  table: ['kernel', 'bots'],
  protocol: ['kernel'],
  server: ['kernel', 'bots', 'club', 'table', 'protocol'],
  web: ['kernel', 'games', 'bots', 'table', 'protocol'],
  bench: ['kernel', 'games', 'bots', 'club', 'table', 'protocol', 'server', 'web', 'commands'],
  commands: ['kernel', 'games', 'bots', 'club', 'table', 'protocol', 'server', 'web', 'bench'],
};

/** Rooms that know no clock, no dice and no world outside. */
const PURE = ['kernel', 'games', 'bots', 'club', 'table'];

const FORBIDDEN =
  /\b(?:Date|Math\.random|setTimeout|setInterval|setImmediate|queueMicrotask|performance|process|fetch|crypto|console|globalThis|WebSocket|Buffer)\b/g;

/** What only tests and commands may use. */
const WORKSHOP = /\/(?:laws|toy|record\/tests)(?:\/|\.ts|$)/;

/** What each player may know is written from the rules alone: an oracle has never heard of a game's own view, mask and worlds. */
const ORACLE = /^commands\/oracles\//;
const WITNESSED = /^(?:kernel|table\/sim|commands\/oracles)(?:\/|$)/;

const isWorkshop = (path: string): boolean =>
  /\.test\.ts$|(?:^|\/)(?:tests|law-case)\.ts$/.test(path) || WORKSHOP.test(path) || /^(?:commands|bench)\//.test(path);

/** Every way in which one source file breaks the order of the house, in words. */
export const breaches = (path: string, source: string): string[] => {
  const room = roomOf(path);
  const imports = importsOf(source);
  return [
    ...imports.flatMap(name => wrongImport(path, room, name) ?? []),
    ...(PURE.includes(room) && !isTest(path) ? impurities(source, imports) : []),
  ].map(what => `${path}: ${what}`);
};

const isTest = (path: string): boolean => /\.test\.ts$|(?:^|\/)tests\.ts$/.test(path);

const roomOf = (path: string): string => path.split('/', 1)[0] ?? '';

const gameOf = (path: string): string | undefined => (roomOf(path) === 'games' ? path.split('/')[1] : undefined);

export const importsOf = (source: string): string[] =>
  [...code(source, false).matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap(match => match[1] ?? []);

const wrongImport = (path: string, room: string, name: string): string | undefined => {
  const target = targetOf(path, name);
  if (!target) return undefined;
  const to = roomOf(target);
  const ours = gameOf(path);
  if (room === 'games' && to === 'games' && gameOf(target) !== ours) return `a game imports another game (${name})`;
  if (to !== room && !isTest(path) && !ROOMS[room]?.includes(to)) return `${room} may not look into ${to} (${name})`;
  if (ORACLE.test(path) && !WITNESSED.test(target)) return `an oracle may not look into ${to} (${name})`;
  if (WORKSHOP.test(target) && !isWorkshop(path)) return `only tests and commands may use ${name}`;
  return undefined;
};

const PACKAGES = ['kernel', 'bots', 'club', 'table', 'protocol', 'server', 'web', 'bench'];

/** Where in the house an import leads; undefined for what is not ours. */
const targetOf = (path: string, name: string): string | undefined => {
  if (name.startsWith('.')) return normalize(join(dirname(path), name));
  const own = /^@majlis\/([a-z]+)(\/.*)?$/.exec(name);
  if (!own?.[1]) return undefined;
  return `${PACKAGES.includes(own[1]) ? '' : 'games/'}${own[1]}${own[2] ?? ''}`;
};

const impurities = (source: string, imports: readonly string[]): string[] => [
  ...imports.filter(name => name.startsWith('node:')).map(name => `imports ${name}`),
  ...new Set([...code(source, true).matchAll(FORBIDDEN)].map(match => `uses ${match[0]}`)),
];

/** The source without comments and, if wanted, without texts: a word in a sentence is no use of it. */
const code = (source: string, bare: boolean): string => {
  const plain = source.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
  return bare ? plain.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''") : plain;
};
