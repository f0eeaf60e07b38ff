import { catchesLeaks, laws } from '@majlis/kernel/laws/tests';
import { lawCase } from './law-case.ts';

laws(lawCase);

catchesLeaks(lawCase, ['dealt', 'selected', 'deselected', 'locked', 'revealed', 'roundOpened', 'ended']);
