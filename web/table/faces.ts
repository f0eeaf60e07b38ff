import type { Seat } from '@majlis/kernel';
import type { Table } from '@majlis/table';
import { type Made, madeOf, onGround, spelt } from '@/avatar/made.ts';
import { wornBy } from '@/avatar/worn.ts';
import { type Country, countryOf } from '@/table/countries.ts';

/** Seat by seat, as the bots' names go; two faces are of the country of each game. */
const FACES: { readonly [country in Country]: readonly string[] } = {
  gulf: ['bot-truck', 'bot-shemagh', 'bot-dallah', 'bot-dupatta', 'bot-sindhi', 'bot-turban'],
  desi: ['bot-sindhi', 'bot-dupatta', 'bot-turban', 'bot-lenco', 'bot-truck', 'bot-azulejo'],
  brazil: ['bot-azulejo', 'bot-lenco'],
};

const botFace = (game: string, seat: Seat): string => FACES[countryOf(game)][seat] ?? 'bot-dallah';

const grounds = new WeakMap<Table['chairs'], ReadonlyMap<Seat, number>>();

/** On which ground each of them sits, seat by seat: who looks like somebody that sat down before has another one. */
const groundsOf = ({ chairs }: Table): ReadonlyMap<Seat, number> => {
  const known = grounds.get(chairs);
  if (known) return known;
  const people = chairs
    .flatMap(({ sitter }, seat) => (sitter?.kind === 'person' ? [{ ...sitter, seat }] : []))
    .toSorted((a, b) => a.since - b.since);
  const looks = new Set<string>();
  const fresh = (made: Made, steps = 0): number =>
    looks.has(spelt(onGround(made, steps))) ? fresh(made, steps + 1) : steps;
  const made = new Map(
    people.map(({ person, seat }) => {
      const made = madeOf(wornBy(person));
      const steps = fresh(made);
      looks.add(spelt(onGround(made, steps)));
      return [seat, steps];
    }),
  );
  grounds.set(chairs, made);
  return made;
};

/** No two at a table are alike. A hand that a bot has taken over wears the bot's face. */
export const faceOf = (table: Table | null | undefined, seat: Seat): string => {
  const chair = table?.chairs[seat];
  if (!table || !chair?.sitter) return '';
  const { sitter, hand } = chair;
  if (sitter.kind === 'bot' || hand === 'bot') return botFace(table.game, seat);
  const worn = wornBy(sitter.person);
  const steps = groundsOf(table).get(seat) ?? 0;
  return steps === 0 ? worn : `${worn}+${steps}`;
};
