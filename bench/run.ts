/** npm run bench [-- <name>…]   Every figure we claim. Ratios are of one run on one machine; figures alone are not to be compared. */
const BENCHES: { readonly [name: string]: () => Promise<void> } = {
  trunfo: async () => (await import('./trunfo.ts')).benchTrunfo(),
  baloot: async () => (await import('./baloot.ts')).benchBaloot(),
  turup: async () => (await import('./turup.ts')).benchTurup(),
  dhappa: async () => (await import('./dhappa.ts')).benchDhappa(),
  bots: async () => (await import('./bots.ts')).benchBots(1),
  'bots-short': async () => (await import('./bots.ts')).benchBots(0.02),
  server: async () => (await import('./server.ts')).benchServer(),
  commits: async () => (await import('./commits.ts')).benchCommits(),
  web: async () => (await import('./web.ts')).benchWeb(),
  review: async () => (await import('./review.ts')).benchReview(),
  memory: async () => (await import('./memory.ts')).benchMemory(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(', ')}: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length === 0 ? !name.endsWith('-short') : wanted.includes(name)) await bench();
}
