import { GAMES } from '@/games.ts';
import { Frame } from '@/shell/Frame.tsx';
import { GameCard } from '@/shell/GameCard.tsx';
import { useSay } from '@/words/say.ts';

/** What is left without a connection: everything against bots. */
export const OfflinePage = () => {
  const say = useSay();
  return (
    <Frame title={say('net.offline-title')}>
      <p className="sh-quiet">{say('net.offline-text')}</p>
      <div className="sh-games">
        {GAMES.map(game => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
    </Frame>
  );
};
