/** However many ask, it is read once in a second. */
export const onceASecond = (read: () => Promise<string>, now: () => number): (() => Promise<string>) => {
  let [text, until]: [Promise<string>, number] = [Promise.resolve(''), 0];
  return () => {
    if (now() >= until) [text, until] = [read(), now() + 1_000];
    return text;
  };
};
