import { catchesLeaks, laws } from '@majlis/kernel/laws/tests';
import { lawCase } from './law-case.ts';

laws(lawCase);

catchesLeaks(lawCase, [
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
