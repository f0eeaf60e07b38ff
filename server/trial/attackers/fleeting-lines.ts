import type { Attack } from './attack.ts';
import { lines } from './line.ts';

/** Lines that are there for a moment and never say a word. */
export const fleetingLines: Attack = {
  name: 'lines that come and go',
  run: lines(4, async line => void line.resetAndDestroy()),
};
