import { GAMES } from '@/games.ts';
import { Choice } from '@/shell/Choice.tsx';
import { say, sayText } from '@/words/say.ts';

interface GameChipsProps {
  /** The id of a game, or `all`. */
  readonly game: string;
  readonly onPick: (game: string) => void;
}

/** One of the games, or all of them: for lists of matches and tables. */
export const GameChips = ({ game, onPick }: GameChipsProps) => (
  <Choice
    legend={say('match.filter.game')}
    quiet
    look="chips"
    values={[
      { value: 'all', label: say('match.all-games') },
      ...GAMES.map(({ id, title }) => ({ value: id, label: sayText(title) })),
    ]}
    value={game}
    onChange={onPick}
  />
);
