import { sideOf } from '@majlis/kernel';
import type { ListedSeat, WatchedTable } from '@majlis/protocol';
import { Face } from '@/avatar/Face.tsx';
import { wornBy } from '@/avatar/worn.ts';
import { gameOfTable } from '@/games.ts';
import { CardFan } from '@/shell/CardFan.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { figure, named, say, sayText } from '@/words/say.ts';

/** People are named; where none are, bots play. */
const namesOf = (seats: readonly ListedSeat[], side: number): string =>
  seats
    .flatMap((seat, at) => (seat && 'person' in seat && sideOf(at) === side ? [named(seat.person.name)] : []))
    .join(say('watch.and')) || say('watch.bots');

interface WatchRowProps {
  readonly watched: WatchedTable;
  readonly onPick: () => void;
}

/** A table to go over to: who plays, what, how it stands, and how many look on. */
export const WatchRow = ({ watched: { table, score, watching, ranked }, onPick }: WatchRowProps) => {
  const game = gameOfTable(table.game);
  if (!game) return null;
  const people = table.seats.flatMap(seat => (seat && 'person' in seat ? [seat.person] : []));
  return (
    <li>
      <button type="button" className="wt-row" data-table={table.id} onClick={onPick}>
        <span className="wt-carpet" data-theme={game.theme.name}>
          <img src={game.theme.swatch} alt="" />
          <CardFan game={game} />
        </span>
        <span className="wt-row-text">
          <strong>{say('watch.versus', { a: namesOf(table.seats, 0), b: namesOf(table.seats, 1) })}</strong>
          <small>
            {sayText(game.title)}
            {ranked && say('app.separator') + say('watch.ranked')}
            {score && (
              <>
                {say('app.separator')}
                <bdi dir="ltr">
                  {figure(score[0])} – {figure(score[1])}
                </bdi>
              </>
            )}
          </small>
          <span className="wt-row-foot">
            <span className="wt-faces">
              {people.map(person => (
                <Face key={person.id} avatar={wornBy(person)} />
              ))}
            </span>
            <span className="wt-eyes">
              <Glyph name="eye" size={18} />
              <span className="sh-unseen">{say('watch.watching', { n: watching })}</span>
              <span aria-hidden="true">{figure(watching)}</span>
            </span>
          </span>
        </span>
      </button>
    </li>
  );
};
