import { dirname, join, normalize } from 'node:path';
import { importsOf } from './arrow-rules.ts';

/** What every table is made of. */
const BELOW = ['scene', 'motion', 'cards', 'art', 'avatar', 'names', 'settings', 'sound', 'store', 'words', 'time'];

/** The folders of the web, and which of them each may look into: shell → list of games → games → table → scene → cards → art. */
const FOLDERS: { readonly [folder: string]: readonly string[] } = {
  art: [],
  words: [],
  sound: [],
  names: [],
  motion: [],
  time: [],
  cards: ['art'],
  avatar: ['art'],
  store: ['words', 'time'],
  settings: ['cards', 'sound', 'words'],
  scene: ['motion', 'cards', 'art', 'avatar', 'names', 'time'],
  table: BELOW,
  offline: ['list', 'store', 'time'],
  shell: ['list', 'table', ...BELOW],
  match: ['shell', 'offline', 'list', 'table', ...BELOW],
  learn: ['match', 'shell', 'list', 'table', ...BELOW],
  history: ['match', 'shell', 'list', 'table', ...BELOW],
  club: ['shell', 'list', 'table', ...BELOW],
  friends: ['club', 'shell', 'list', 'table', ...BELOW],
  desk: ['club', 'shell', 'list', 'table', ...BELOW],
  watch: ['match', 'shell', 'list', 'table', ...BELOW],
  daily: ['club', 'shell', 'list', 'table', ...BELOW],
};

/** A folder that is not in the list is a game's: it knows the table, never another game. */
const OF_A_GAME = ['table', ...BELOW];

/** Only in the test build, or only in tests. */
const WORKSHOP = ['doubles', 'gallery', 'test', 'e2e', 'walk'];

const isTest = (path: string): boolean =>
  /\.(?:test|shots)\.ts$|\/scripted\.ts$/.test(path) || WORKSHOP.includes(folderOf(path));

/** The files beside the folders put the app together and see all of it; the list of games alone is looked into by others. */
const folderOf = (path: string): string => {
  const [, folder = '', file] = path.split('/');
  if (file !== undefined) return folder;
  return folder === 'games.ts' ? 'list' : 'app';
};

const targetOf = (path: string, name: string): string | undefined => {
  if (name.startsWith('@/')) return `web/${name.slice(2)}`;
  return name.startsWith('.') ? normalize(join(dirname(path), name)) : undefined;
};

const mayLook = (from: string, to: string): boolean => {
  if (from === to) return true;
  if (WORKSHOP.includes(to) || to === 'app') return false;
  return (FOLDERS[from] ?? OF_A_GAME).includes(to);
};

/** Every way in which one source file of the web breaks its arrows, in words. */
export const webBreaches = (path: string, source: string): string[] => {
  const from = folderOf(path);
  if (!path.startsWith('web/') || isTest(path)) return [];
  return importsOf(source).flatMap(name => {
    const target = targetOf(path, name);
    if (!target?.startsWith('web/')) return [];
    const to = folderOf(target);
    const isFree = (from === 'app' || from === 'list') && !WORKSHOP.includes(to);
    return isFree || mayLook(from, to) ? [] : [`${path}: in the web, ${from} may not look into ${to} (${name})`];
  });
};
