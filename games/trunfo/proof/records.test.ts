import { join } from 'node:path';
import { records } from '@majlis/kernel/record/tests';
import { trunfo } from '../index.ts';
import { spelling } from '../spelling.ts';

records({ game: trunfo, spelling }, join(import.meta.dirname, 'records'));
