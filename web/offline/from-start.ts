import type { Plugin } from 'vite';

/** What a cold start without a network may open, by its source: home and its dialogs, a table of every game, who hosts and plays there, the shell in English. Whatever else is loaded later is kept once somebody has been there. */
const DOORS = [
  /\/web\/index\.html$/,
  /\/web\/TableRoute\.tsx$/,
  /\/web\/\w+\/\w+Table\.tsx$/,
  /\/web\/shell\/(GamePage|FanCards|KnowDialog|MePage|OfflinePage|CreateDialog)\.tsx$/,
  /\/offline\/host\.worker\.ts$/, // the double of the test build too
  /\/bots\/\w+\/index\.ts$/,
  /\/web\/words\/en\/(shell|table)\.json$/,
];

interface Chunk {
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly viteMetadata?:
    | { readonly importedCss: ReadonlySet<string>; readonly importedAssets: ReadonlySet<string> }
    | undefined;
}

/** The first page puts the drawings of faces there by itself, when nobody waits for anything else. */
const BY_ITSELF = /\/web\/avatar\/portraits\.ts$/;

/** The scripts behind those doors and all that loads with them: styles, pictures and letters too. */
export const fromStart = (chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> => {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = chunks.get(file);
    if (!chunk || files.has(file) || chunk.moduleIds.some(id => BY_ITSELF.test(id))) return;
    files.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset);
    for (const other of chunk.imports) visit(other);
  };
  for (const [file, { facadeModuleId }] of chunks) if (DOORS.some(door => door.test(facadeModuleId ?? ''))) visit(file);
  return files;
};

interface Entry {
  readonly url: string;
}

/** For Vite and for Workbox, one after the other: what is kept from the start. */
export const keptFromStart = () => {
  let kept: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'majlis:from-start',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap(one => (one.type === 'chunk' ? [[one.fileName, one] as const] : []));
      kept = fromStart(new Map(chunks));
    },
  };
  const only = <E extends Entry>(entries: readonly E[]): E[] =>
    entries.filter(({ url }) => !url.startsWith('assets/') || kept.has(url));
  return { plugin, only };
};
