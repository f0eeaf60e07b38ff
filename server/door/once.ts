/** However many ask, it is read once in a second. */
export const onceASecond = <T>(read: () => Promise<T>, now: () => number): (() => Promise<T>) => {
  let kept: { readonly answer: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (!kept || now() >= kept.until) kept = { answer: read(), until: now() + 1_000 };
    return kept.answer;
  };
};
