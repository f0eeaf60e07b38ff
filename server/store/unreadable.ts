/** Why a table cannot be read: its pages are damaged, the key does not open its secret, its lines do not add up. */
export type Unreadable = 'damaged' | 'sealed' | 'garbled';

export const unreadable = (why: Unreadable, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { why });

export const whyUnreadable = (error: unknown): Unreadable | undefined => {
  const why = error instanceof Error && 'why' in error ? error.why : undefined;
  return why === 'damaged' || why === 'sealed' || why === 'garbled' ? why : undefined;
};
