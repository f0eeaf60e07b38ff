import { catchesLeaks, laws } from '@majlis/kernel/laws/tests';
import { subject } from './subject.ts';

laws(subject);

catchesLeaks(subject, [
  'dealt',
  'wentOn',
  'called',
  'bought',
  'dealtOut',
  'raised',
  'declined',

  'playOpened',
  'declared',
  'played',
  'balootAnnounced',
  'trickTaken',
  'revealed',
  'claimed',
  'answered',
  'claimSettled',
  'gavelPressed',
  'withdrawn',
  'ruled',
  'scored',
  'ended',
]);
