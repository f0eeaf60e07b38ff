import { Link } from 'wouter';
import { CardFan } from '@/shell/CardFan.tsx';
import { useFirstTime } from '@/shell/FirstTime.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { useStart } from '@/shell/start.ts';
import type { WebGame } from '@/table/web-game.ts';
import { figure, sayText, useSay } from '@/words/say.ts';

/** "4 players · 15 min" */
export const GameFacts = ({ game }: { readonly game: WebGame }) => {
  const say = useSay();
  const [a = 0, b] = game.sizes;
  return (
    <span className="sh-facts">
      <Glyph name="users" size={14} />
      <span className="sh-facts-long">
        {b === undefined ? say('game.players', { n: a }) : say('game.players-or', { a, b })}
      </span>
      <span className="sh-facts-short">{game.sizes.map(figure).join('/')}</span>
      {say('app.separator')}
      {say('game.minutes', { n: game.minutes })}
    </span>
  );
};

/** The whole card opens the game's page; the bolt plays at once. */
export const GameCard = ({ game }: { readonly game: WebGame }) => {
  const say = useSay();
  const { quick, busy } = useStart();
  const { start, question } = useFirstTime(game, () => quick(game));
  const name = sayText(game.title);
  return (
    <article className="sh-game" data-theme={game.theme.name} data-game={game.name}>
      <img className="sh-game-carpet" src={game.theme.swatch} alt="" draggable={false} />
      <CardFan game={game} />
      <div className="sh-game-text">
        <h3>
          <Link href={`/play/${game.name}`}>{name}</Link>
        </h3>
        <span className="sh-wide-only">{sayText(game.line)}</span>
        <GameFacts game={game} />
      </div>
      <button
        type="button"
        className="sh-btn sh-btn-gold sh-bolt"
        disabled={busy}
        aria-label={say('home.quick', { game: name })}
        onClick={start}
      >
        <Glyph name="bolt" size={18} />
        <span className="sh-wide-only">{say('home.play')}</span>
      </button>
      {question}
    </article>
  );
};
