import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Catalogue = { readonly [id: string]: string };

/** A catalogue with every message compiled: nothing is parsed on a player's device. A broken message stops the build. */
const compiled = (json: string): string => {
  const catalogue: Catalogue = JSON.parse(json);
  const entries = Object.entries(catalogue).map(([id, text]) => [id, compileMessageOrThrow(text)]);
  return JSON.stringify(Object.fromEntries(entries));
};

/** For Vite: `words/<language>/<part>.json` become compiled messages. */
export const words = () => ({
  name: 'majlis:words',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/words\/[a-z]{2}\/[a-z]+\.json$/.test(id) ? { code: compiled(code), map: null } : undefined,
});
