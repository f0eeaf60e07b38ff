import { afterAll } from 'vitest';
import { closePages } from '@/test/page.ts';

// Said again before every test file: they share one worker, and so the modules that they import.
afterAll(closePages);
