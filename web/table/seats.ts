import { type Seat, sideOf } from '@majlis/kernel';
import type { Chair } from '@majlis/table';
import type { Badge, RingClock, SceneSeat } from '@/scene/props.ts';
import type { Seen } from '@/store/seen.ts';
import { faceOf } from '@/table/faces.ts';
import { nameOf } from '@/table/who.ts';
import { named, say } from '@/words/say.ts';

/** Where this viewer sits; whoever watches from the rail sees it from seat 0. */
export const seatOfMine = ({ you }: Seen): Seat => (typeof you === 'number' ? you : 0);

export const isSeated = ({ you }: Seen): boolean => typeof you === 'number';

/** The ring of a seat. A watch that gained time stands still until the gain is used up. */
const ringOf = ({ clocks, spans, held }: Seen, seat: Seat, dangerAt: number, now: number): RingClock | undefined => {
  const clock = clocks.find(({ on, until }) => on === seat && until !== null);
  if (!clock || clock.until === null) return undefined;
  const total = spans[clock.id] ?? clock.ms ?? 0;
  const frozen = held?.id === clock.id && held.until > now ? held.left : undefined;
  return { ends: clock.until, total, dangerAt, ...(frozen !== undefined && { frozen }) };
};

const badgesOf = (chair: Chair | undefined, slow: readonly string[]): readonly Badge[] => {
  const sitter = chair?.sitter;
  const person = sitter?.kind === 'person' ? sitter.person.id : '';
  return [
    ...(chair?.dropped ? [{ kind: 'signal' as const, label: say('table.dropped') }] : []),
    ...(!chair?.dropped && slow.includes(person) ? [{ kind: 'signal' as const, label: say('table.slow') }] : []),
    ...(chair?.away ? [{ kind: 'away' as const, label: say('table.away') }] : []),
    ...(sitter?.kind === 'bot' || chair?.hand === 'bot' ? [{ kind: 'bot' as const, label: say('table.bot') }] : []),
  ];
};

export interface SeatFacts extends Partial<Pick<SceneSeat, 'bubble' | 'shown' | 'upright' | 'note'>> {
  /** Where sides have names and colours of their own: which, and what it is called. */
  readonly team?: { readonly side: SceneSeat['side']; readonly name: string };
  readonly cards: number;
  readonly dealer: boolean;
  readonly badges?: readonly Badge[];
}

/** A seat for the scene: who sits there and how the line is, and what the game adds. */
export const sceneSeat = (seen: Seen, seat: Seat, now: number, dangerAt: number, facts: SeatFacts): SceneSeat => {
  const chair = seen.table?.chairs[seat];
  const name = nameOf(seen.table, seat);
  const mine = seatOfMine(seen);
  const { team, ...rest } = facts;
  const side = team?.side ?? (sideOf(seat) === sideOf(mine) ? 'us' : 'them');
  const clock = ringOf(seen, seat, dangerAt, now);
  const turn = seen.clocks.some(({ on }) => on === seat);
  const dropped = chair?.dropped ? { note: say('table.dropped') } : {};
  return {
    seat,
    name,
    avatar: faceOf(seen.table, seat),
    side,
    label: [
      say('table.seat', {
        name: named(name),
        side: team?.name ?? say(side === 'us' ? 'room.us' : 'room.them'),
        n: facts.cards,
      }),
      ...(turn ? [say(seat === seen.you ? 'table.your-turn' : 'table.their-turn')] : []),
    ].join(say('table.separator')),
    ...(turn && { turn }),
    ...(clock && { clock }),
    ...(turn && seat === seen.you && { note: say('table.your-turn') }),
    ...dropped,
    ...rest,
    ...(seen.open === 'beside' && { shown: [] }),
    badges: [...badgesOf(chair, seen.slow), ...(facts.badges ?? [])],
  };
};
