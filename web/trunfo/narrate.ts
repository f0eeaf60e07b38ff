import type { TrunfoEvent, TrunfoState } from '@majlis/trunfo';
import type { LogEntry, Seen } from '@/store/seen.ts';
import { nameOf } from '@/table/who.ts';
import { cardName, suitName } from '@/words/card.ts';
import { named, say } from '@/words/say.ts';

const gameEvent = ({ told }: LogEntry): TrunfoEvent | null =>
  told.kind === 'game' ? (told.event as TrunfoEvent) : null;

/** What is read out of a match, in the language of the page. */
export const narrate = (entry: LogEntry, { table }: Seen): string | undefined => {
  const event = gameEvent(entry);
  const name = (seat: number): string => named(nameOf(table, seat));
  switch (event?.kind) {
    case 'trumpTurned':
      return say('trunfo.log.trump', { suit: suitName(event.suit) });
    case 'dealt':
      return say('trunfo.log.dealt');
    case 'locked':
      return say('trunfo.log.locked', { name: name(event.seat) });
    case 'revealed':
      return revealed(event, entry.view as TrunfoState, name);
    case 'ended':
      return ended(event, name);
    case 'left':
      return say('trunfo.log.left', { name: name(event.seat) });
    default:
      return undefined;
  }
};

type Of<K extends TrunfoEvent['kind']> = Extract<TrunfoEvent, { kind: K }>;

const revealed = ({ cards, winner }: Of<'revealed'>, { rounds }: TrunfoState, name: (seat: number) => string): string =>
  say('trunfo.log.round', {
    n: rounds.length,
    one: name(0),
    oneCard: cardName(cards[0]),
    two: name(1),
    twoCard: cardName(cards[1]),
    result: winner === null ? say('trunfo.log.drawn') : say('trunfo.log.won', { name: name(winner) }),
  });

const ended = ({ outcome }: Of<'ended'>, name: (seat: number) => string): string => {
  const [us, them] = outcome.scores;
  const score = { us, them };
  return outcome.winner === null
    ? say('trunfo.log.end-draw', score)
    : say('trunfo.log.end', { name: name(outcome.winner), ...score });
};
