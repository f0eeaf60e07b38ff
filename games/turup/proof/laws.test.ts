import { catchesLeaks, laws } from '@majlis/kernel/laws/tests';
import { lawCase } from './law-case.ts';

laws(lawCase);

catchesLeaks(lawCase, [
  'dealt',
  'wentOn',
  'voted',
  'tallied',
  'lotDrawn',
  'called',
  'contracted',
  'dealtOn',
  'played',
  'peekCalled',
  'peeked',
  'taken',
]);
