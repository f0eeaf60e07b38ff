import { mkdirSync, writeFileSync } from 'node:fs';
import { seeded } from '@majlis/kernel';
import type { Browser } from 'playwright-core';
import { testApp } from '../test/app.ts';
import { launch } from '../test/browser.ts';
import { openHouse } from '../test/open-house.ts';
import { MUTANTS } from './mutants.ts';
import { mutate } from './mutate.ts';
import { reportTo } from './report.ts';
import { type Wish, walkAll } from './walk.ts';

const FOLDER = 'shots/walk';

interface Stage {
  readonly browser: Browser;
  readonly address: string;
}

/** The whole house on this machine, as long as this work takes. */
const staged = async (work: (stage: Stage) => Promise<boolean>): Promise<boolean> => {
  const app = await testApp();
  const house = await openHouse(app.address);
  const browser = await launch();
  try {
    return await work({ browser, address: house.address });
  } finally {
    await browser.close();
    await house.close();
    await app.close();
  }
};

const say = (line: string): void => console.log(line);

/** Walks through the house; false: something is wrong. */
export const main = (wish: Wish): Promise<boolean> =>
  staged(async stage => {
    const report = reportTo(FOLDER, say);
    const begun = performance.now();
    const rests = await walkAll({ ...stage, report, say }, wish);
    const all = report.all();
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/violations.json`, JSON.stringify(all, null, 1));
    say(`\n${rests} rests in ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
    for (const { kind, at, where, times } of all) say(`${String(times).padStart(5)} × ${kind} ${at}  ${where}`);
    say(`${all.length} violations`);
    return all.length === 0;
  });

/** Faults planted on a real table, on a phone and on a wide screen; false: one of them was found on neither. */
export const mutants = (): Promise<boolean> =>
  staged(async stage => {
    const found = new Set<string>();
    for (const size of ['390x844', '1440x900'] as const) {
      say(`\n${size}`);
      const place = { game: 'baloot', size, language: 'en' } as const;
      const report = reportTo(`${FOLDER}-mutants`, () => undefined);
      const walk = { ...stage, report, place, random: seeded(1), rests: { count: 0 }, pictures: 0, isShort: false };
      for (const name of await mutate(walk, say)) found.add(name);
    }
    for (const { name } of MUTANTS) if (!found.has(name)) say(`NOT FOUND: ${name}`);
    say(`\n${found.size} of ${MUTANTS.length} planted faults found`);
    return found.size === MUTANTS.length;
  });
