import type { FactKind } from '@/table/facts.ts';

/** By game: what its matches tell, known before any of them is opened, so that every figure has its room from the start. */
export const FACT_KINDS: Readonly<Record<string, readonly FactKind[]>> = {
  baloot: ['rounds', 'bought', 'khasara', 'kaboot', 'projects'],
  turup: ['baazis', 'kots', 'bids'],
  dhappa: ['rounds', 'locks', 'out'],
  trunfo: ['rounds', 'lapsed'],
};
