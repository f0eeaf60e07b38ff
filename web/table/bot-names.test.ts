import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import type { Chair, Table } from '@majlis/table';
import { beforeAll, expect, test } from 'vitest';
import { nameOf } from '@/table/who.ts';

const NAMES: { readonly [id: string]: string } = JSON.parse(
  readFileSync(new URL('../words/en/table.json', import.meta.url), 'utf8'),
);

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: NAMES }));

const chair = (name: string | null): Chair => ({
  sitter:
    name === null
      ? { kind: 'bot', level: 'steady' }
      : { kind: 'person', person: { id: name, name }, hash: null, since: 0 },
  ready: true,
  hand: 'player',
  dropped: false,
  droppedAt: null,
  excused: false,
  away: false,
  left: false,
  lapses: 0,
});

const tableOf = (game: string, people: readonly (string | null)[]): Table =>
  ({ game, chairs: people.map(chair) }) as unknown as Table;

const namesAt = (game: string, people: readonly (string | null)[]): readonly string[] => {
  const table = tableOf(game, people);
  return people.map((_, seat) => nameOf(table, seat));
};

test.each([
  ['baloot/1', ['Salem', 'Fahad', 'Abu Saud', 'Noura']],
  ['turup/1', ['Imran', 'Asha', 'Junaid', 'Nadia']],
  ['dhappa/1', ['Imran', 'Asha', 'Junaid', 'Nadia', 'Vikram', 'Rubina']],
  ['trunfo/1', ['João', 'Beatriz']],
])('I18N-02 bots have names of the country of %s', (game, names) => {
  expect(
    namesAt(
      game,
      names.map(() => null),
    ),
  ).toEqual(names);
});

test.each([
  [['Fahad', null, null, null]],
  [['fahad', null, 'NOURA', null]],
  [['Imran', 'Vikram', 'Nadia', null, null, null]],
  [['Rubina', 'Vikram', 'Nadia', null, null, null]],
])('I18N-02 no two at a table are called alike: %j', people => {
  for (const game of ['baloot/1', 'dhappa/1']) {
    const names = namesAt(game, people).map(name => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  }
});

test('I18N-02 an empty chair is nobody’s', () => {
  expect(nameOf({ ...tableOf('baloot/1', []), chairs: [] }, 0)).toBe(NAMES['table.nobody']);
  expect(nameOf(null, 0)).toBe(NAMES['table.nobody']);
});
