/** Whether two plain values are alike to the leaves. A key that holds `undefined` differs from a missing one, as JSON would lose it. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((entry, i) => same(entry, b[i]));
  }
  const keys = Object.keys(a);
  return (
    Object.getPrototypeOf(a) === Object.getPrototypeOf(b) &&
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)))
  );
};
