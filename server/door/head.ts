import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** So much is read of a line before it is looked at again: a thousand requests in one piece are not a thousand at once. */
const PIECE = 1024;
const END = '\r\n\r\n';

/** What comes next of headers, no further than they go, so that one request begins at a time. `tail`: what was read last, for their end may have begun in it. */
export const nextOfHead = (held: Buffer, tail: Buffer): Buffer => {
  const piece = held.subarray(0, PIECE);
  const end = Buffer.concat([tail, piece]).indexOf(END);
  return end < 0 ? piece : piece.subarray(0, end + END.length - tail.length);
};

/** As much of what was read as the end of headers may have begun in. */
export const tailOf = (tail: Buffer, piece: Buffer): Buffer => Buffer.concat([tail, piece]).subarray(1 - END.length);

/** How much of a body is still to come; NaN: nobody knows. */
export const restOf = (request: IncomingMessage | null, read: number): number =>
  Number(request?.headers['content-length'] ?? Number.NaN) - read;

export const nextOfBody = (held: Buffer, rest: number): Buffer =>
  held.subarray(0, rest > 0 ? Math.min(rest, PIECE) : PIECE);

/** Longer headers than this are refused (guard.ts): whose they are need not be known. */
const LONGEST = 8 * 1024;

/** One line of a head: its name, and what it says. Cut at the colon alone: a pattern that tries where blanks may end would try for ever. */
const said = (line: string): readonly [name: string, text: string] => {
  const colon = line.indexOf(':');
  return [line.slice(0, Math.max(0, colon)).toLowerCase(), line.slice(colon + 1).trim()];
};

/** What headers that have not been read yet say about whose they are: good for the order in which they are read, and for nothing else. */
export const whoseHead = (held: Buffer): IncomingHttpHeaders | null => {
  const start = held.subarray(0, LONGEST);
  const end = start.indexOf(END);
  if (end < 0) return null;
  const lines = start.toString('latin1', 0, end).split('\r\n').map(said);
  const all = (wanted: string): string[] => lines.flatMap(([name, text]) => (name === wanted ? [text] : []));
  const [forwarded, cookies] = [all('x-forwarded-for'), all('cookie')];
  return {
    ...(forwarded.length > 0 ? { 'x-forwarded-for': forwarded.join(',') } : {}),
    ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
  };
};
