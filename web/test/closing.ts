import { afterAll } from 'vitest';
import { closePages } from '@/test/page.ts';

// Said again before every test file: they share a worker, and so the modules that they import.
afterAll(closePages);
