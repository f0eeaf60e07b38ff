/** How an action does over the worlds. */
interface Compared {
  readonly mean: number;
  /** The standard error of its difference to the best; 0 for that one. */
  readonly error: number;
}

/** What each action brings in the same worlds, each world counted so many times, compared with the best of them. */
export const compared = (values: readonly (readonly number[])[], counts: readonly number[]): readonly Compared[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  const meanOf = (row: readonly number[]): number =>
    row.reduce((sum, value, at) => sum + value * (counts[at] ?? 0), 0) / Math.max(1, total);
  const means = values.map(meanOf);
  const best = values[means.indexOf(Math.max(...means))] ?? [];
  const independent = Math.max(1, (total * total) / Math.max(1, squares) - 1);
  return values.map((row, at) => {
    const differences = row.map((value, world) => value - (best[world] ?? 0));
    const gap = meanOf(differences);
    const spread = meanOf(differences.map(difference => (difference - gap) ** 2));
    return { mean: means[at] ?? 0, error: Math.sqrt(spread / independent) };
  });
};
