import { bySeat, seatsFrom } from '@majlis/kernel';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';
import { Name } from '@/names/Name.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { CardRow } from '@/table/CardRow.tsx';
import { nameOf } from '@/table/who.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { cardName } from '@/words/card.ts';
import { figure, say } from '@/words/say.ts';

const SEATS = seatsFrom(0, 4);

interface TricksProps {
  readonly model: TurupViewModel;
  readonly look: CardLook;
}

const TrickRow = ({ model: { state }, look, n }: TricksProps & { readonly n: number }) => {
  const trick = state.tricks[n];
  const lead = trick?.plays[0]?.seat;
  return (
    <tr data-trick={n + 1} data-taker={trick?.taker}>
      <th scope="row">{figure(n + 1)}</th>
      {SEATS.map(seat => {
        const card = trick?.plays.find(play => play.seat === seat)?.card;
        const won = trick?.taker === seat;
        return (
          <td key={seat} data-lead={lead === seat || undefined} data-won={won || undefined}>
            {card && (
              <span
                className="mj-card"
                data-card={card}
                role="img"
                aria-label={won ? `${cardName(card)}, ${say('table.takes')}` : cardName(card)}
              >
                <Face card={card} deck={look} />
              </span>
            )}
            {won && <Icon name="crown" size={12} />}
          </td>
        );
      })}
    </tr>
  );
};

/** TUR-09  Every trick of the deal, who led and who took it, and what was not played. */
export const Tricks = ({ model, look }: TricksProps) => {
  const { state, seen } = model;
  const left = SEATS.some(seat => bySeat(state.hands, seat).cards.length > 0);
  return (
    <table className="tu-tricks" dir="ltr">
      <caption>{say('turup.all-tricks')}</caption>
      <thead>
        <tr>
          <td />
          {SEATS.map(seat => (
            <th key={seat} scope="col">
              <Name>{nameOf(seen.table, seat)}</Name>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {state.tricks.map((_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tricks are only ever added
          <TrickRow key={n} model={model} look={look} n={n} />
        ))}
        {left && state.phase === 'summary' && (
          <tr data-row="left">
            <th scope="row">
              <span className="sr-only">{say('turup.not-played')}</span>…
            </th>
            {SEATS.map(seat => (
              <td key={seat}>
                <CardRow cards={bySeat(state.hands, seat).cards} look={look} part="left" />
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
};
