import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the house counts. No names, no cards. */
export interface Meters {
  readonly registry: Registry;
  readonly tables: Gauge;
  readonly sockets: Gauge;
  readonly moves: Counter;
  readonly refusals: Counter;
  readonly commits: Histogram;
  readonly unsure: Counter;
  readonly stalls: Counter;
  readonly alarms: Counter;
}

export const metersOf = (): Meters => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    tables: new Gauge({ name: 'majlis_tables', help: 'Tables in memory', registers }),
    sockets: new Gauge({ name: 'majlis_sockets', help: 'Open sockets', registers }),
    moves: new Counter({ name: 'majlis_moves_total', help: 'Actions acknowledged', registers }),
    refusals: new Counter({
      name: 'majlis_refusals_total',
      help: 'Messages refused, by reason',
      labelNames: ['reason'],
      registers,
    }),
    commits: new Histogram({
      name: 'majlis_commit_seconds',
      help: 'From append to durable',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    unsure: new Counter({ name: 'majlis_unsure_total', help: 'Appends without a clear answer', registers }),
    stalls: new Counter({ name: 'majlis_stall_ms_total', help: 'Time in which nothing was handled', registers }),
    alarms: new Counter({ name: 'majlis_alarms_total', help: 'Tables that broke or cannot be read', registers }),
  };
};
