/** What is asked for in one turn of the loop is asked together, so many at a time; `work` then answers for each. */
export const gathered = <A>(
  most: number,
  work: (keys: readonly string[]) => Promise<(key: string) => A>,
): ((key: string) => Promise<A>) => {
  let batch: { readonly keys: string[]; readonly answers: Promise<(key: string) => A> } | undefined;
  const begun = () => {
    const keys: string[] = [];
    const answers = new Promise<void>(resolve => setImmediate(resolve)).then(() => {
      batch = undefined;
      return work(keys);
    });
    return { keys, answers };
  };
  return key => {
    if (!batch || batch.keys.length >= most) batch = begun();
    batch.keys.push(key);
    return batch.answers.then(of => of(key));
  };
};
