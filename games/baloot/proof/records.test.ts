import { join } from 'node:path';
import { records } from '@majlis/kernel/record/tests';
import { baloot } from '../index.ts';
import { spelling } from '../spelling.ts';

records({ game: baloot, spelling }, join(import.meta.dirname, 'records'));
