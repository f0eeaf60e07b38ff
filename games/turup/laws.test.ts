import { catchesLeaks, laws } from '@majlis/kernel/laws/tests';
import { subject } from './subject.ts';

laws(subject);

catchesLeaks(subject, [
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
