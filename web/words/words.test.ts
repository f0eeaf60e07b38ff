import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Field } from '@majlis/kernel';
import { REASONS } from '@majlis/protocol';
import { DRAWN_SIGNS, PHRASES } from '@majlis/table';
import { expect, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { compiled } from './compile.ts';
import { LANGUAGES, localeOf } from './language.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const WEB = resolve(HERE, '..');
const HOUSE = resolve(WEB, '..');

type Catalogue = { readonly [id: string]: string };

const SHARED = ['shell', 'table', 'match', 'club', 'learn', 'daily'];
const PARTS = [...SHARED, ...GAMES.map(({ name }) => name)];

const pathOf = (language: string, part: string): string =>
  SHARED.includes(part) ? join(HERE, language, `${part}.json`) : join(WEB, part, 'words', `${language}.json`);

const read = (language: string, part: string): Catalogue => JSON.parse(readFileSync(pathOf(language, part), 'utf8'));

/** What each language has to have: the shell and the table; a game in the languages that it speaks. */
const COMPLETE = [
  ...LANGUAGES.flatMap(language => SHARED.map(part => [language, part] as const)),
  ...GAMES.flatMap(({ name, speaks }) => speaks.map(language => [language, name] as const)),
];

/** The names in a message with what is done to them; plural branches must all hold the same. */
const places = (tokens: CompiledMessage): string[] =>
  tokens.flatMap(token => {
    if (typeof token === 'string') return [];
    const [name, kind, cases] = token;
    const inner = typeof cases === 'object' && cases !== null ? Object.values(cases) : [];
    return [
      `${name}${kind ? `:${kind}` : ''}`,
      ...inner.flatMap(branch => (Array.isArray(branch) ? places(branch as CompiledMessage) : [])),
    ];
  });

const placesOf = (text: string): string[] => [...new Set(places(compileMessageOrThrow(text)))].sort();

test.each(COMPLETE)('I18N-01 no message is left over: %s %s', (language, part) => {
  const known = new Set(Object.keys(read('en', part)));
  expect(Object.keys(read(language, part)).filter(id => !known.has(id))).toEqual([]);
});

test('I18N-01 what is not translated yet is told in English', () => {
  const messages = JSON.parse(compiled('{"a":"eins"}', '{"a":"one","b":"two"}'));
  expect(messages).toEqual({ a: compileMessageOrThrow('eins'), b: compileMessageOrThrow('two') });
});

test.each(COMPLETE)('I18N-01 the same places to fill in: %s %s', (language, part) => {
  const [own, english] = [read(language, part), read('en', part)];
  const odd = Object.entries(own).filter(
    ([id, text]) => `${placesOf(text)}` !== `${placesOf(english[id] ?? '')}` || text.trim() === '',
  );
  expect(odd).toEqual([]);
});

const plurals = (language: string): string[] => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

test.each(COMPLETE)('I18N-01 every plural has all forms of its language: %s %s', (language, part) => {
  const lacking = Object.entries(read(language, part)).flatMap(([id, text]) =>
    compileMessageOrThrow(text).flatMap(token => {
      if (typeof token === 'string' || token[1] !== 'plural') return [];
      const forms = Object.keys(token[2] as object);
      const due = language === 'pt' ? ['one', 'other'] : plurals(language);
      return due.filter(form => !forms.includes(form)).map(form => `${id}: ${form}`);
    }),
  );
  expect(lacking).toEqual([]);
});

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (['node_modules', 'dist', 'words'].includes(entry.name) && folder === WEB && entry.name !== 'words') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });

test('I18N-01 no message is unused', () => {
  const source = files(WEB)
    .map(path => readFileSync(path, 'utf8'))
    .join('\n');
  const stems = [...source.matchAll(/`([a-z-]+\.(?:[a-z-]+\.)*)\$\{/g)].map(([, stem]) => stem ?? '');
  // a game's presets, options, values and reasons are named by the game itself, and tested below
  const games = new RegExp(`^(${GAMES.map(({ name }) => name).join('|')})\\.(preset|option|value|reason)\\.`);
  const ids = PARTS.flatMap(part => Object.keys(read('en', part)));
  const unused = ids.filter(
    id => !games.test(id) && !source.includes(`'${id}'`) && !stems.some(stem => id.startsWith(stem)),
  );
  expect(unused).toEqual([]);
});

/** The words of a union type, read from its source. */
const unionOf = (path: string, name: string): string[] => {
  const source = readFileSync(join(HOUSE, path), 'utf8');
  const [, body = ''] = new RegExp(`export type ${name} =([^;]*);`).exec(source) ?? [];
  return [...body.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word ?? '');
};

const HTTP = [
  'bad-request signed-out foreign-origin not-found taken too-fast prove paused bad-name weak-password already-account',
  'wrong-password bad-options private-only too-many-tables too-many-regards blocked no-such-game no-such-level busy',
].flatMap(line => line.split(' '));

const closing = (): string[] => {
  const source = readFileSync(join(HOUSE, 'protocol/close.ts'), 'utf8');
  return [...source.matchAll(/^ {2}'?([a-z-]+)'?: \d+,/gm)].map(([, word]) => word ?? '');
};

const TURUP = [
  ...unionOf('games/turup/action.ts', 'TurupReason'),
  ...unionOf('games/turup/bids/bid.ts', 'TurupBidFault'),
  ...unionOf('games/turup/play/duty.ts', 'PlayFault'),
  ...unionOf('games/turup/frenzy/power.ts', 'PowerFault'),
];

const BALOOT = [
  ...unionOf('games/baloot/action.ts', 'BalootReason'),
  ...unionOf('games/baloot/auction/bid.ts', 'BalootBidFault'),
];

test.each([
  ['the table', 'shell', '', unionOf('table/request.ts', 'TableReason'), 20],
  ['the closing of a socket', 'shell', '', closing(), 8],
  ['the house over HTTP', 'shell', '', HTTP, 10],
  ['the queue', 'club', '', ['account-only', 'queue-paused', 'at-a-table', 'already-queued'], 4],
  ['the day', 'daily', '', ['day-is-done', 'day-is-on'], 2],
  ['baloot', 'baloot', 'baloot.', BALOOT, 30],
  ['dhappa', 'dhappa', 'dhappa.', unionOf('games/dhappa/reason.ts', 'DhappaReason'), 50],
  ['trunfo', 'trunfo', 'trunfo.', unionOf('games/trunfo/action.ts', 'TrunfoReason'), 10],
  ['turup', 'turup', 'turup.', TURUP, 27],
])('I18N-01 every refusal has its words: %s', (_, part, prefix, reasons, least) => {
  expect(reasons.length).toBeGreaterThanOrEqual(least);
  const known = read('en', part);
  expect(reasons.filter(reason => !known[`${prefix}reason.${reason}`])).toEqual([]);
});

const valueKey = (value: unknown): string => (Array.isArray(value) ? value.join('-') : String(value));

test.each(GAMES)('I18N-01 every house rule, value and preset is explained: $name', async ({ name: game, rules }) => {
  const { fields, presets: named } = (await rules()).game.options;
  const presets = Object.keys(named);
  const known = read('en', game);
  const due = [
    ...Object.entries<Field<unknown>>({ ...fields }).flatMap(([name, field]) => [
      `${game}.option.${name}`,
      `${game}.option.${name}.why`,
      ...(field.kind === 'one' ? field.values.map(value => `${game}.value.${name}.${valueKey(value)}`) : []),
    ]),
    ...presets.flatMap(name => [`${game}.preset.${name}`, `${game}.preset.${name}.why`]),
  ];
  const own = Object.keys(known).filter(id => /\.(option|value|preset)\./.test(id));
  expect(own.sort()).toEqual(due.sort());
});

test('I18N-01 every sign of the chat and every ground of a report has its words', () => {
  const known = { ...read('en', 'shell'), ...read('en', 'table') };
  const signs = [...PHRASES, ...DRAWN_SIGNS].map(sign => `sign.${sign}`);
  const grounds = REASONS.map(reason => `report.${reason}`);
  expect([...signs, ...grounds].filter(id => !known[id])).toEqual([]);
});

const spoken = (language: 'ar' | 'en', numerals: 'auto' | 'western', text: string, n: number): string => {
  const voice = setupI18n({
    locale: language,
    locales: localeOf(language, numerals),
    messages: { [language]: { text: compileMessageOrThrow(text) } },
  });
  return voice._('text', { n });
};

test.each([
  [0, 'لا طاولات مفتوحة'],
  [1, 'طاولة مفتوحة واحدة'],
  [2, 'طاولتان مفتوحتان'],
  [3, '٣ طاولات مفتوحة'],
  [10, '١٠ طاولات مفتوحة'],
  [11, '١١ طاولة مفتوحة'],
  [100, '١٠٠ طاولة مفتوحة'],
])('I18N-01 Arabic counts in six forms: %i', (n, expected) => {
  expect(spoken('ar', 'auto', read('ar', 'shell')['home.live']!, n)).toBe(expected);
});

test.each([
  ['ar', 'auto', '١٢'],
  ['ar', 'western', '12'],
  ['en', 'auto', '12'],
] as const)('RTL-04 digits follow the setting: %s %s', (language, numerals, expected) => {
  expect(spoken(language, numerals, '{n, number}', 12)).toBe(expected);
});

test.each(['ar', 'ur'] as const)('RTL-04 no dot beside a figure, where it would be read as a zero: %s', language => {
  const beside = /(?:\}|#|[٠-٩]) ·|· (?:\{\w+, (?:number|plural)|#|[٠-٩])/;
  const parts = COMPLETE.filter(([own]) => own === language).map(([, part]) => part);
  const texts = parts.flatMap(part => Object.entries(read(language, part)));
  expect(texts.filter(([, text]) => beside.test(text.replace(/\{(game|side)\}/g, ''))).map(([id]) => id)).toEqual([]);
});

test('RTL-04 no page puts a dot between what it says itself: there may be figures beside it', () => {
  /** A part of the first page: its dots stand beside a game's name and before the sign of a speed. */
  const wordy = ['shell/Resume.tsx', 'shell/LobbyList.tsx'];
  const pages = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    path => path.endsWith('.tsx') && !/^(node_modules|gallery)\b/.test(path) && !wordy.includes(path),
  );
  const dotted = pages.flatMap(path =>
    readFileSync(join(WEB, path), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|<title>[\s\S]*?<\/title>/g, '')
      .includes('·')
      ? [path]
      : [],
  );
  expect(dotted).toEqual([]);
});

test('I18N-03 at the table Arabic is spoken as there, not as in a letter; what explains a rule may be', () => {
  const formal = /(?<!\p{L})(ليس|ليست|لم|لن|سوف|يجب|تعذّر|الذي|التي|يمكن|يمكنك)(?!\p{L})/u;
  const texts = PARTS.filter(part => part !== 'shell').flatMap(part => Object.entries(read('ar', part)));
  expect(texts.filter(([id, text]) => !id.endsWith('.why') && formal.test(text)).map(([id]) => id)).toEqual([]);
});

test.each([
  [
    'en',
    /\b(the house|somebody|everybody|anybody|can ?not|(do|does|did|is|are|was|were|will|has|have) not|at once)\b/i,
  ],
  ['ar', /البيت|\/|مئة|[0-9]/],
  ['ur', /گھر|کھاتہ/],
  ['hi', /घर|केवल|उपकरण|(?<!ि)खाता/],
  ['pt', /\ba casa\b|\bda casa\b/i],
] as const)('I18N-03 no house that speaks, no slash for “of”, no word of an office: %s', (language, shunned) => {
  const parts = language === 'en' ? PARTS : COMPLETE.filter(([own]) => own === language).map(([, part]) => part);
  const texts = parts.flatMap(part => Object.entries(read(language, part)));
  const plain = texts.map(
    ([id, text]) => [id, text.replace(/\{\w+, (number|plural|select)/g, '').replace(/=0/g, '')] as const,
  );
  expect(plain.filter(([, text]) => shunned.test(text)).map(([id]) => id)).toEqual([]);
});
