import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Sanctions } from '../desk/sanctions.ts';
import type { ServerClock } from '../host/clock.ts';
import type { Host } from '../host/host.ts';
import type { Meters } from '../meters.ts';
import type { Devices } from '../people/device.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Recovery } from '../people/recovery.ts';
import type { Strikes } from '../people/strikes.ts';
import type { FinishedRecord } from '../report/finished.ts';
import type { JudgedMatch } from '../report/reports.ts';
import type { Shelf } from '../report/shelf.ts';
import type { Store } from '../store/index.ts';
import type { Conduct } from './conduct.ts';
import type { Floods } from './floods.ts';
import type { Invited } from './invited.ts';
import type { KnownBy } from './known.ts';
import type { Limits } from './limits.ts';
import type { Proofs } from './proof.ts';
import type { Traces } from './traces.ts';

/** What the door works with. */
export interface DoorDeps {
  readonly config: Config;
  readonly store: Store;
  readonly people: People;
  readonly recovery: Recovery;
  readonly passkeys: Passkeys;
  readonly host: Host;
  readonly clock: ServerClock;
  readonly limits: Limits;
  /** What limits count by. */
  wall(): number;
  /** What turns at the door are given out by: it never goes back. */
  pace(): number;
  readonly conduct: Conduct;
  readonly proofs: Proofs;
  /** A name for whoever has a cookie of this house; undefined: a stranger. */
  readonly knownBy: KnownBy;
  readonly invited: Invited;
  readonly traces: Traces;
  readonly floods: Floods;
  readonly devices: Devices;
  readonly strikes: Strikes;
  /** What stewards decided, as far as it holds. */
  readonly sanctions: Sanctions;
  /** Finished matches, as they are looked at again. */
  readonly finished: Shelf<FinishedRecord>;
  /** Finished matches judged, for those who complain. */
  readonly judged: Shelf<JudgedMatch>;
  readonly meters: Meters;
  readonly log: Logger;
  readonly proxies: BlockList;
  /** Known once the door has its port. */
  origins(): ReadonlySet<string>;
  isHttps(): boolean;
}
