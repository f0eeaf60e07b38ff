/** What the house told of days to come, kept on this device: so that it can be held to it. */
const KEY = 'majlis-days';
const MOST = 8;

type Kept = { readonly [day: string]: string };

const read = (): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
};

/** The first that was told of a day stands. */
export const keepHash = (day: number, hash: string): void => {
  const days = Object.entries({ [day]: hash, ...read() }).sort(([a], [b]) => Number(b) - Number(a));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(days.slice(0, MOST))));
  } catch {
    // A device that keeps nothing cannot compare later: the chain can be checked all the same.
  }
};

export const keptHash = (day: number): string | undefined => read()[day];
