import { i18n } from '@lingui/core';
import type { Match } from '@majlis/protocol';
import { gameOfTable } from '@/shell/games.ts';
import { useSay } from '@/words/say.ts';

/** "Baloot · 3 May · Noura, Fahad" */
export const MatchName = ({ match }: { readonly match: Match }) => {
  const say = useSay();
  const game = gameOfTable(match.game);
  return (
    <span className="sh-row-text">
      {game ? say(`game.${game.name}`) : match.game}
      <small>
        {i18n.date(new Date(match.endedAt))} · <bdi>{match.players.map(({ name }) => name).join('، ')}</bdi>
      </small>
    </span>
  );
};
