import { connect } from 'node:net';
import { pause } from '../process.ts';
import { nextAddress } from '../test-visitor.ts';
import { type Attack, isOver } from './attack.ts';

/** Bytes on a bare line, a piece every so often. */
export const trickled =
  (pieces: (n: number) => string, everyMs: number): Attack['run'] =>
  async target => {
    while (!isOver(target)) {
      const line = connect({ port: target.port, host: '127.0.0.1', localAddress: nextAddress() });
      line.on('error', () => {});
      for (let n = 0; !isOver(target) && !line.destroyed && n < 400; n++) {
        line.write(pieces(n));
        await pause(everyMs);
      }
      line.destroy();
    }
  };
