/** A source file of the house. */
export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

const EXPORTED = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) ([A-Za-z_$][\w$]*)/gm;

/** The names that two files or more give to a type that they export; passing one on (`export type { X }`) is no second type. */
export const sharedNames = (files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> => {
  const homes = new Map<string, Set<string>>();
  for (const { path, source } of files) {
    for (const [, name = ''] of source.matchAll(EXPORTED)) homes.set(name, (homes.get(name) ?? new Set()).add(path));
  }
  return new Map([...homes].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, [...paths].sort()]));
};

/** One word for one thing: a line for each shared name. */
export const nameBreaches = (files: readonly SourceFile[]): readonly string[] =>
  [...sharedNames(files)].map(([name, paths]) => `type ${name} is exported by ${paths.join(' and ')}`);
