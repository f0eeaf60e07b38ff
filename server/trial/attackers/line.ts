import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pause } from '../process.ts';
import { nextAddress } from '../test-visitor.ts';
import { type Attack, isOver, left, type Target } from './attack.ts';

/** A bare line from an address. */
const lineFrom = async ({ port }: Target, ip: string): Promise<Socket> => {
  const line = connect({ port, host: '127.0.0.1', localAddress: ip });
  line.on('error', () => {});
  await Promise.race([once(line, 'connect'), once(line, 'close')]).catch(() => {});
  return line;
};

/** Bare lines that are opened anew as soon as they are cut; each attacker has so many, all from one address. */
export const lines =
  (count: number, harm: (line: Socket, target: Target) => Promise<void>): Attack['run'] =>
  async target => {
    const ip = nextAddress();
    const one = async (): Promise<void> => {
      while (!isOver(target)) {
        const line = await lineFrom(target, ip);
        await harm(line, target).catch(() => {});
        line.destroy();
        await pause(2);
      }
    };
    await Promise.all(Array.from({ length: count }, one));
  };

/** Until the line is cut, or all is over. */
export const waited = (line: Socket, target: Target): Promise<unknown> =>
  line.destroyed ? Promise.resolve() : Promise.race([once(line, 'close').catch(() => {}), pause(left(target))]);

/** Without a pause, for as long as anything is taken. */
export const poured = async (line: Socket, target: Target, bytes: string): Promise<void> => {
  while (!isOver(target) && !line.destroyed) {
    if (!line.write(bytes)) await Promise.race([once(line, 'drain'), waited(line, target)]);
    else await pause(0);
  }
};
