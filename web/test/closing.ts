import { afterAll, afterEach, expect } from 'vitest';
import { closePages, takeFaults } from '@/test/page.ts';

// Said again before every test file: they share a worker, and so the modules that they import.
afterEach(() => {
  expect(takeFaults(), 'what the pages complained about').toEqual([]);
});
afterAll(closePages);
