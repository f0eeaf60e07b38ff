import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How well a game is known here. */
interface Known {
  /** Whether it is known was asked, or need not be. */
  readonly asked: boolean;
  /** Matches begun with hints. */
  readonly matches: number;
  /** The one of them that was begun last. */
  readonly last: string | null;
}

interface Acquaintance {
  readonly games: { readonly [game: string]: Known };
}

/** So many matches are begun with hints. */
const HINTED = 3;
const STRANGE: Known = { asked: false, matches: 0, last: null };

const knownIn = (kept: unknown): Known | undefined => {
  const found: Partial<Record<keyof Known, unknown>> = typeof kept === 'object' && kept !== null ? kept : {};
  const { asked, matches, last } = found;
  if (typeof asked !== 'boolean' || typeof matches !== 'number' || !Number.isSafeInteger(matches)) return undefined;
  return { asked, matches, last: typeof last === 'string' ? last : null };
};

/** What was kept; whatever is odd about it is forgotten. */
export const mendedGames = (kept: unknown): Acquaintance => {
  const all: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'games') : null;
  const found = typeof all === 'object' && all !== null ? Object.entries(all) : [];
  const games = found.flatMap(([name, one]) => {
    const known = knownIn(one);
    return known ? [[name, known] as const] : [];
  });
  return { games: Object.fromEntries(games) };
};

/** Which games are known on this device. */
export const useAcquaintance = create<Acquaintance>()(
  persist(() => mendedGames(null), { name: 'majlis-games', merge: mendedGames }),
);

export const knownOf = ({ games }: Acquaintance, game: string): Known => games[game] ?? STRANGE;

const keep = (game: string, change: (known: Known) => Partial<Known>): void => {
  useAcquaintance.setState(before => {
    const known = knownOf(before, game);
    return { games: { ...before.games, [game]: { ...known, ...change(known) } } };
  });
};

/** From now on nobody asks any more. */
export const wasAsked = (game: string): void => keep(game, () => ({ asked: true }));

/** Who came by the question has hints in the first matches. */
export const isHinted = ({ asked, matches }: Known): boolean => asked && matches <= HINTED;

/** A page that is loaded again is still at the same match. */
export const matchBegun = (game: string, match: string): void =>
  keep(game, ({ matches, last }) => (last === match ? {} : { matches: matches + 1, last: match }));
