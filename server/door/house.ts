import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Clock } from '../host/clock.ts';
import type { Host } from '../host/host.ts';
import type { Meters } from '../meters.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/index.ts';
import type { Limits } from './limits.ts';

/** What the door works with. */
export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly people: People;
  readonly host: Host;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly meters: Meters;
  readonly log: Logger;
  readonly proxies: BlockList;
  /** Known once the door has its port. */
  origins(): ReadonlySet<string>;
  isHttps(): boolean;
}
