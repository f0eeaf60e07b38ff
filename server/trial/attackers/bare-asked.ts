import { once } from 'node:events';
import type { Attack, Target } from './attack.ts';
import { isOver } from './attack.ts';
import { lines, waited } from './line.ts';

export interface BareRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: readonly string[];
}

const text = ({ path, method = 'GET', headers = [] }: BareRequest): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');

/** One after the other on lines that are kept, as fast as they are answered. */
export const bareAsked = (count: number, next: (n: number, target: Target) => BareRequest): Attack['run'] => {
  let n = 0;
  return lines(count, async (line, target) => {
    while (!isOver(target) && !line.destroyed) {
      line.write(text(next(n++, target)));
      await Promise.race([once(line, 'data'), waited(line, target)]);
    }
  });
};
