import { LOOPBACK, limitKey } from './address.ts';

/** Where people were last seen to come from: for blocking whoever comes from there under another name. In memory alone. */
export interface Traces {
  seen(person: string, places: readonly string[]): void;
  of(person: string): readonly string[];
}

const MOST = 50_000;

/** Those at this machine itself have only their device in common. */
export const placesOf = (ip: string, device: string): readonly string[] => [
  `device ${device}`,
  ...(LOOPBACK.test(ip) ? [] : [`address ${limitKey(ip)}`]),
];

export const tracesOf = (): Traces => {
  const traces = new Map<string, readonly string[]>();
  return {
    seen: (person, places) => {
      traces.delete(person);
      traces.set(person, places);
      const [oldest] = traces.keys();
      if (traces.size > MOST && oldest !== undefined) traces.delete(oldest);
    },
    of: person => traces.get(person) ?? [],
  };
};
