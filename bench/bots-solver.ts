import { solverEffort } from '@majlis/bots/baloot/solver/effort';

const DEALS = 100;
const SEED = 1000;

/** What it takes to solve a deal of Baloot with open cards, and to know the value of every card at every moment of it. */
export const benchSolver = (part: number): void => {
  const deals = Math.ceil(DEALS * part);
  for (const [mode, trump] of [
    ['Sun', null],
    ['Hokum', 'S'],
  ] as const) {
    solverEffort(trump, 1, 1);
    const before = process.threadCpuUsage();
    const { value, cards } = solverEffort(trump, deals, SEED);
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1000 / deals;
    const thousands = (nodes: number): string => `${(nodes / 1000).toFixed(0)},000`;
    console.log(
      `solver  ${mode}, ${deals} deals: ${thousands(value)} positions for a deal; for every card of it at every moment ${thousands(cards)}, ${ms.toFixed(0)} ms CPU`,
    );
  }
};
