import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { gameNamed } from '@/games.ts';
import { CardFan } from '@/shell/CardFan.tsx';
import { Choice } from '@/shell/Choice.tsx';
import { Setup } from '@/shell/CreateDialog.tsx';
import { useFirstTime } from '@/shell/FirstTime.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { GameFacts } from '@/shell/GameCard.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { Lost } from '@/shell/Lost.tsx';
import { type Level, levelsOf } from '@/shell/level.ts';
import { useStart } from '@/shell/start.ts';
import { temposOf } from '@/shell/tempo.ts';
import type { WebGame } from '@/table/web-game.ts';
import { sayText, useSay } from '@/words/say.ts';

const AgainstBots = ({ game }: { readonly game: WebGame }) => {
  const say = useSay();
  const { quick, busy } = useStart();
  const [level, setLevel] = useState<Level>('steady');
  const tempos = temposOf(game);
  const [tempo, setTempo] = useState(0);
  const options = tempos[tempo]?.options ?? {};
  const { start, question } = useFirstTime(game, () => quick(game, { level, options }));
  return (
    <section className="sh-panel" aria-labelledby="bots">
      <h2 id="bots">{say('play.bots')}</h2>
      <p className="sh-quiet">{say('play.bots-why')}</p>
      <Choice
        legend={say('level.title')}
        values={levelsOf(game).map(value => ({ value, label: say(`level.${value}`) }))}
        value={level}
        onChange={setLevel}
      />
      <p className="sh-quiet">{say(`level.${level}-why`)}</p>
      <Choice
        legend={say('speed.title')}
        values={tempos.map(({ seconds }, value) => ({
          value,
          label: seconds === null ? say('speed.none') : say('speed.seconds', { n: seconds }),
        }))}
        value={tempo}
        onChange={setTempo}
      />
      <button type="button" className="sh-btn sh-btn-gold sh-wide" disabled={busy} onClick={start}>
        <Glyph name="bolt" />
        {say('home.play')}
      </button>
      {question}
    </section>
  );
};

export const GamePage = () => {
  const say = useSay();
  const game = gameNamed(useParams().game);
  if (!game) return <Lost />;
  return (
    <Frame>
      <div className="sh-game-page" data-theme={game.theme.name}>
        <header className="sh-game sh-game-banner">
          <img className="sh-game-carpet" src={game.theme.carpet} alt="" />
          <CardFan game={game} />
          <div className="sh-game-text">
            <h1>{sayText(game.title)}</h1>
            <span>{sayText(game.line)}</span>
            <GameFacts game={game} />
          </div>
        </header>
        <Link href={`/play/people/${game.name}`} className="sh-btn sh-btn-gold sh-wide" data-action="people">
          <Glyph name="users" />
          {say('play.people')}
        </Link>
        <AgainstBots game={game} />
        <section className="sh-panel" aria-labelledby="setup">
          <h2 id="setup">{say('play.setup')}</h2>
          <Setup game={game} />
        </section>
        <Link href={`/rules/${game.name}`} className="sh-btn sh-wide">
          <Glyph name="book" />
          {say('play.rules')}
        </Link>
      </div>
    </Frame>
  );
};
