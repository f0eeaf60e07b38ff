import type { DeviceMemory, DiceVerdict } from '@majlis/kernel/dice';
import type { Me } from '@majlis/protocol';
import { HOST } from '@/store/address.ts';
import type { FromWorker, Setup, ToWorker } from '@/store/letter.ts';
import type { Wire, WireListener } from '@/store/wire.ts';

export interface WorkerWire extends Wire {
  check(memory: DeviceMemory | null): Promise<DiceVerdict>;
}

/** A table in a worker of this browser: the one whose match is on, or else a new one. */
export const workerTo =
  (table: string, me: Me, setup: Setup) =>
  (ear: WireListener): WorkerWire => {
    let checked: (verdict: DiceVerdict) => void = () => {};
    const start = (take: boolean): Worker => {
      const next = new Worker(HOST, { type: 'module' });
      ear.opened();
      next.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'heard') ear.heard(data.message);
        else if (data.kind === 'parted') ear.parted(data.why);
        else if (data.kind === 'checked') checked(data.verdict);
      };
      next.postMessage({ kind: 'enter', table, me, setup, take } satisfies ToWorker);
      return next;
    };
    let worker = start(false);
    return {
      send: message => worker.postMessage({ kind: 'say', message } satisfies ToWorker),
      reconnect: () => {
        worker.terminate();
        worker = start(true);
      },
      close: () => worker.terminate(),
      check: memory =>
        new Promise(done => {
          checked = done;
          worker.postMessage({ kind: 'check', memory } satisfies ToWorker);
        }),
    };
  };
