import type { PoolOffer } from '@majlis/protocol/club';
import { Link } from 'wouter';
import { GAMES } from '@/games.ts';
import { sayText, useSay } from '@/words/say.ts';

interface GameTilesProps {
  readonly pools: readonly PoolOffer[];
  readonly picked: PoolOffer;
  /** Where the tile of a pool leads, by its name. */
  readonly pathOf: (pool: string) => string;
  readonly onPick?: (pool: PoolOffer) => void;
}

/** One tile for each game that has a pool, in the order of the home page. */
export const GameTiles = ({ pools, picked, pathOf, onPick }: GameTilesProps) => {
  const say = useSay();
  return (
    <nav aria-label={say('home.choose')} className="grid grid-cols-4 gap-2">
      {GAMES.map(game => {
        const pool = pools.find(one => one.game === game.id);
        if (!pool) return null;
        return (
          <Link
            key={pool.name}
            href={pathOf(pool.name)}
            replace
            onClick={() => onPick?.(pool)}
            aria-current={pool === picked ? 'page' : undefined}
            data-theme={game.theme.name}
            className="relative grid h-20 content-end justify-items-center overflow-hidden rounded-3 border-2 border-line bg-field-deep pb-2 text-center font-bold aria-[current]:border-gold-hi"
          >
            <img src={game.theme.swatch} alt="" className="absolute inset-0 h-full w-full object-cover" />
            <span className="absolute inset-0 bg-linear-to-b from-transparent to-field-deep to-80%" />
            <span className="relative">{sayText(game.title)}</span>
          </Link>
        );
      })}
    </nav>
  );
};
