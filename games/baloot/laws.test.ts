import { laws } from '@majlis/kernel/laws/tests';
import { subject } from './subject.ts';

laws(subject);
