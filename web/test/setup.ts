import type { TestProject } from 'vitest/node';
import { testApp } from './app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
  }
}

/** Once for all browser tests: the app in its test build, served. Where several projects run, whoever runs them has built it already. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const known = process.env.MAJLIS_TEST_APP;
  process.env.NODE_ENV = 'production'; // for the real houses of these tests too
  const { address, close } = known ? { address: known, close: async () => undefined } : await testApp();
  project.provide('address', address);
  return close;
};
