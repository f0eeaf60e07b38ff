/** Whether two plain values are alike to the leaves. A key that holds `undefined` differs from a missing one, as JSON would lose it. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  return !Array.isArray(b) && Object.getPrototypeOf(a) === Object.getPrototypeOf(b) && sameKeys(a, b);
};

const sameLists = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
};

/** Records of equal length: every key of one is found in the other. Loops, since the laws compare millions of states. */
const sameKeys = (a: object, b: object): boolean => {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key) || !same(a[key as keyof typeof a], b[key as keyof typeof b])) return false;
  }
  return true;
};
