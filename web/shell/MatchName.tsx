import { i18n } from '@lingui/core';
import type { FinishedMatch } from '@majlis/protocol';
import { gameOfTable } from '@/games.ts';
import { isLevel } from '@/shell/level.ts';
import { named, say, sayText, useSay } from '@/words/say.ts';

/** A bot's name in a record is its level. */
const nameOf = ({ person, name }: FinishedMatch['players'][number]): string => {
  if (person !== null) return named(name);
  return say('room.bot-name', { name: isLevel(name) ? say(`level.${name}`) : name });
};

/** "Baloot · 3 May · Noura, Fahad" */
export const MatchName = ({ match }: { readonly match: FinishedMatch }) => {
  useSay();
  const game = gameOfTable(match.game);
  const names = new Intl.ListFormat(i18n.locale, { style: 'narrow' }).format(match.players.map(nameOf));
  return (
    <span className="sh-row-text">
      {game ? sayText(game.title) : match.game}
      <small>{i18n.date(new Date(match.endedAt)) + say('app.separator') + names}</small>
    </span>
  );
};
