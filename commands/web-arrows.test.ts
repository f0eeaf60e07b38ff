import { expect, test } from 'vitest';
import { webBreaches } from './web-arrows.ts';

test.each([
  ['web/shell/Room.tsx', "import { GAMES } from '@/games.ts'; import { Ring } from '@/scene/Ring.tsx';"],
  ['web/shell/Room.tsx', "import { useNow } from './use-now.ts';"],
  ['web/games.ts', "import { turup } from './turup/index.ts';"],
  ['web/main.tsx', "import { App } from '@/App.tsx'; import { apply } from '@/settings/apply.ts';"],
  ['web/turup/TurupTable.tsx', "import { Live } from '@/table/Live.tsx'; import { hand } from '@/turup/hand.ts';"],
  ['web/bluff/index.ts', "const { Table } = await import('./BluffTable.tsx');"],
  ['web/offline/host.worker.ts', "import { gameWithId } from '@/games.ts';"],
  ['web/turup/play.browser.test.ts', "import { fed } from '@/test/fed.ts'; import { GAMES } from '@/games.ts';"],
  ['web/turup/scripted.ts', "import { fed } from '@/test/fed.ts';"],
  ['web/gallery/Gallery.tsx', "import { THEME } from '@/turup/theme.ts';"],
  ['web/scene/Ring.tsx', "import { Card } from '@majlis/kernel'; // import { say } from '@/words/say.ts'"],
  ['server/door.ts', "import { x } from '@/shell/x.ts';"],
])('%s may: %s', (path, source) => {
  expect(webBreaches(path, source)).toEqual([]);
});

test.each([
  ['web/store/open.ts', "import { workerTo } from '@/offline/worker-wire.ts';", 'store may not look into offline'],
  ['web/store/Play.tsx', "const x = await import('@/turup/TurupTable.tsx');", 'store may not look into turup'],
  ['web/store/open.ts', "import { GAMES } from '@/games.ts';", 'store may not look into list'],
  ['web/motion/curve.ts', "import { tall } from '../scene/space.ts';", 'motion may not look into scene'],
  ['web/settings/Dialog.tsx', "import { Choice } from '@/shell/Choice.tsx';", 'settings may not look into shell'],
  ['web/art/swatches.ts', "import type { Theme } from '@/scene/theme.ts';", 'art may not look into scene'],
  ['web/cards/Face.tsx', "import { Icon } from '@/scene/Icon.tsx';", 'cards may not look into scene'],
  ['web/scene/Ring.tsx', "import { useSeen } from '@/store/use-seen.ts';", 'scene may not look into store'],
  ['web/table/Live.tsx', "import { THEME } from '@/turup/theme.ts';", 'table may not look into turup'],
  ['web/turup/Tug.tsx', "import { x } from '@/baloot/narrate.ts';", 'turup may not look into baloot'],
  ['web/turup/Tug.tsx', "import { Room } from '@/shell/Room.tsx';", 'turup may not look into shell'],
  ['web/shell/Room.tsx', "import { BalootTable } from '@/baloot/BalootTable.tsx';", 'shell may not look into baloot'],
  ['web/shell/Room.tsx', "import { App } from '@/App.tsx';", 'shell may not look into app'],
  ['web/shell/Room.tsx', "import { fed } from '@/gallery/fed.ts';", 'shell may not look into gallery'],
  ['web/main.tsx', "import { fed } from '@/test/fed.ts';", 'app may not look into test'],
])('%s may not: %s', (path, source, complaint) => {
  expect(webBreaches(path, source)).toEqual([expect.stringContaining(complaint)]);
});
