/** Why a table cannot be read: its pages are damaged, the key does not open its secret, its lines do not add up. */
export type Unreadable = 'damaged' | 'sealed' | 'garbled';

export const unreadable = (why: Unreadable, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { why });

export const whyUnreadable = (error: unknown): Unreadable | undefined => {
  const why = error instanceof Error && 'why' in error ? error.why : undefined;
  return why === 'damaged' || why === 'sealed' || why === 'garbled' ? why : undefined;
};

/** What is told from lines that may not add up. */
export const addedUp = <T>(told: () => T): T => {
  try {
    return told();
  } catch (error) {
    throw unreadable('garbled', 'its lines do not add up', error);
  }
};

/** undefined: it is there, and nobody can read it. */
export const ifReadable = async <T>(read: Promise<T>): Promise<T | undefined> => {
  try {
    return await read;
  } catch (error) {
    if (whyUnreadable(error) === undefined) throw error;
    return undefined;
  }
};
