import { join } from 'node:path';
import { records } from '@majlis/kernel/record/tests';
import { dhappa } from '../index.ts';
import { spelling } from '../spelling.ts';

records({ game: dhappa, spelling }, join(import.meta.dirname, 'records'));
