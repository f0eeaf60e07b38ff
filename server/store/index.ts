import { type Audit, auditOf } from './audit.ts';
import { type Bars, barsOf } from './bars.ts';
import { type Days, daysOf } from './daily/days.ts';
import { type Directory, directoryOf } from './directory.ts';
import type { Engine } from './engine.ts';
import { type Homes, homesOf } from './homes.ts';
import { type Leases, leasesOf } from './lease.ts';
import { type Log, logOf } from './log.ts';
import { migrate, openEngine, type StoreOptions, unwritten } from './open.ts';
import { houseKey, sealWith } from './seal.ts';
import { type Shares, sharesOf } from './shares.ts';
import { type Tallies, talliesOf } from './tallies.ts';
import { type Tickets, ticketsOf } from './tickets.ts';
import { orTrouble } from './trouble.ts';

/** Everything that outlives the process. */
export interface Store {
  readonly engine: Engine;
  readonly key: Buffer;
  readonly log: Log;
  readonly leases: Leases;
  readonly directory: Directory;
  readonly tickets: Tickets;
  readonly audit: Audit;
  readonly tallies: Tallies;
  readonly bars: Bars;
  readonly homes: Homes;
  readonly shares: Shares;
  readonly days: Days;
  close(): Promise<void>;
}

export const openStore = async (wish: StoreOptions & { readonly key: string | undefined }): Promise<Store> => {
  const engine = await openEngine(wish);
  await migrate(engine);
  const key = houseKey(wish.key, wish.folder);
  const leases = await orTrouble(unwritten(engine), leasesOf(engine));
  const audit = auditOf(engine);
  return {
    engine,
    key,
    log: logOf(engine, sealWith(key)),
    leases,
    directory: directoryOf(engine),
    tickets: ticketsOf(engine),
    audit,
    tallies: talliesOf(engine, key),
    bars: barsOf(engine, key),
    homes: homesOf(engine, key),
    shares: sharesOf(engine),
    days: daysOf(engine, sealWith(key)),
    close: async () => {
      await Promise.race([audit.settled(), new Promise(resolve => setTimeout(resolve, 2_000))]);
      await leases.stop().catch(() => {});
      await engine.close();
    },
  };
};
