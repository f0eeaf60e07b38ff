import { catchesLeaks, laws } from '@majlis/kernel/laws/tests';
import { subject } from './subject.ts';

laws(subject);

catchesLeaks(subject, ['dealt', 'selected', 'deselected', 'locked', 'revealed', 'roundOpened', 'ended']);
