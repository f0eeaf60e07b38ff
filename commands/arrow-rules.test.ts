import { expect, test } from 'vitest';
import { breaches } from './arrow-rules.ts';

test.each([
  ['kernel/card.ts', "import { x } from './seat.ts';"],
  ['games/trunfo/duel.ts', "import { Card } from '@majlis/kernel';"],
  ['games/trunfo/proof/law-case.ts', "import type { LawCase } from '@majlis/kernel/laws';"],
  ['games/trunfo/proof/laws.test.ts', "import { readFileSync } from 'node:fs'; Date.now();"],
  ['games/trunfo/proof/records.test.ts', "import { records } from '@majlis/kernel/record/tests';"],
  ['bots/trunfo.ts', "import { trunfo } from '@majlis/trunfo';"],
  ['table/step.ts', "import { think } from '@majlis/bots';"],
  ['server/door.ts', "import { SEATABLES } from '@majlis/bots'; Date.now(); import 'node:fs';"],
  ['commands/oracles/trunfo.ts', "import { gathered } from '@majlis/table/sim'; import { field } from './reading.ts';"],
  ['kernel/game.ts', '// Date and Math.random are not for rules\n/* process */ const word = "fetch";'],
])('%s may: %s', (path, source) => {
  expect(breaches(path, source)).toEqual([]);
});

test.each([
  ['kernel/card.ts', "import { trunfo } from '@majlis/trunfo';", 'kernel may not look into games'],
  ['kernel/card.ts', "import { trunfo } from '../games/trunfo/index.ts';", 'kernel may not look into games'],
  ['games/trunfo/duel.ts', "export { x } from '@majlis/baloot';", 'a game imports another game'],
  ['games/trunfo/duel.ts', "const x = await import('../baloot/index.ts');", 'a game imports another game'],
  ['games/trunfo/duel.ts', "import { think } from '@majlis/bots';", 'games may not look into bots'],
  ['games/trunfo/duel.ts', "import { keepLaws } from '@majlis/kernel/laws';", 'only tests and commands'],
  ['games/trunfo/duel.ts', "import { records } from '@majlis/kernel/record/tests';", 'only tests and commands'],
  ['kernel/pile.ts', "import { hush } from './toy/index.ts';", 'only tests and commands'],
  ['bots/trunfo.ts', "import { step } from '@majlis/table';", 'bots may not look into table'],
  ['table/step.ts', "import { trunfo } from '@majlis/trunfo';", 'table may not look into games'],
  ['protocol/message.ts', "import { step } from '@majlis/table';", 'protocol may not look into table'],
  ['server/door.ts', "import { trunfo } from '@majlis/trunfo';", 'server may not look into games'],
  ['table/step.ts', "import { serve } from '@majlis/server';", 'table may not look into server'],
  ['commands/oracles/trunfo.ts', "import { trunfo } from '@majlis/trunfo';", 'an oracle may not look into games'],
  ['commands/oracles/trunfo.ts', "import { step } from '@majlis/table';", 'an oracle may not look into table'],
  ['kernel/card.ts', "import { readFileSync } from 'node:fs';", 'imports node:fs'],
  ['games/trunfo/deal.ts', 'const n = Math.random();', 'uses Math.random'],
  ['games/trunfo/deal.ts', 'const now = Date.now();', 'uses Date'],
  ['table/clock.ts', 'setTimeout(tick, 5);', 'uses setTimeout'],
  ['table/clock.ts', 'const key = process.env.KEY;', 'uses process'],
  ['kernel/dice/chain.ts', 'crypto.getRandomValues(bytes);', 'uses crypto'],
  ['games/trunfo/deal.ts', "await fetch('https://dice');", 'uses fetch'],
])('%s may not: %s', (path, source, complaint) => {
  expect(breaches(path, source)).toEqual([expect.stringContaining(complaint)]);
});
