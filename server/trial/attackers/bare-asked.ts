import { type Attack, isOver, type Target } from './attack.ts';
import { lines, waited } from './line.ts';

interface BareRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

const text = ({ path, method = 'GET', headers = [], body = '' }: BareRequest): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: x', `Content-Length: ${body.length}`, ...headers, '', body].join('\r\n');

/** One after the other on lines that are kept, as fast as they are answered. */
export const bareAsked = (count: number, next: (n: number, target: Target) => BareRequest): Attack['run'] => {
  let n = 0;
  return lines(count, async (line, target) => {
    let heard = Promise.withResolvers<void>();
    line.on('data', () => heard.resolve());
    const gone = waited(line, target);
    while (!isOver(target) && !line.destroyed) {
      heard = Promise.withResolvers();
      line.write(text(next(n++, target)));
      await Promise.race([heard.promise, gone]);
    }
  });
};
