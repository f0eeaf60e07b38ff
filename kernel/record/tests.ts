import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OfKind } from '../game.ts';
import { replay } from './replay.ts';
import type { Scribe } from './write.ts';

/** The one call in a game's tests: every record of a folder replays to its own text. `UPDATE=1` writes them anew. */
export const records = <O extends object, S, A extends OfKind, E extends OfKind, R extends string>(
  scribe: Scribe<O, S, A, E, R>,
  folder: string,
): void => {
  const files = readdirSync(folder).filter(file => file.endsWith('.game'));
  test.each(files)('record %s', file => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const again = replay(scribe, text).text;
    if (process.env.UPDATE) writeFileSync(path, again);
    else expect(again).toBe(text);
  });
  test('there are records', () => expect(files.length).toBeGreaterThan(0));
};
