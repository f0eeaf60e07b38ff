import type { DhappaEvent } from '@majlis/dhappa';
import { allCards } from '@majlis/dhappa/for-web';
import { type Seat, sideOf } from '@majlis/kernel';
import { namesOf, runName } from '@/dhappa/phrases.ts';
import { eventOf } from '@/dhappa/view-model.ts';
import type { LogEntry, Seen } from '@/store/seen.ts';
import { seatOfMine } from '@/table/seats.ts';
import { nameOf } from '@/table/who.ts';
import { cardName } from '@/words/card.ts';
import { named, say } from '@/words/say.ts';

interface Teller {
  readonly name: (seat: Seat) => string;
  readonly me: Seat;
}

type Of<K extends DhappaEvent['kind']> = Extract<DhappaEvent, { kind: K }>;

/** One's own draw is told by name. */
const drawn = ({ seat, packet }: Of<'drawn'>, { name }: Teller): string => {
  const [card] = packet.cards;
  return card
    ? say('dhappa.told.drew-card', { name: name(seat), card: cardName(card) })
    : say('dhappa.told.drew', { name: name(seat) });
};

const picked = ({ seat, cards, duty }: Of<'picked'>, { name }: Teller): string =>
  say(duty ? 'dhappa.told.took-due' : 'dhappa.told.took', {
    name: name(seat),
    n: cards.length,
    cards: namesOf(cards),
    due: duty ? cardName(duty) : '',
  });

const ended = ({ result }: Of<'roundEnded'>, { name, me }: Teller): string => {
  if (result.by !== null) return say('dhappa.told.went-out', { name: name(result.by) });
  if (result.winner === null) return say('dhappa.told.drawn-round');
  return say(result.winner === sideOf(me) ? 'dhappa.told.round-ours' : 'dhappa.told.round-theirs');
};

const matchEnd = ({ outcome }: Of<'ended'>, { me }: Teller): string => {
  if (outcome.winner === null) return say('dhappa.drawn-match');
  return say(outcome.winner === sideOf(me) ? 'dhappa.victory' : 'dhappa.defeat');
};

const tell = (event: DhappaEvent, teller: Teller): string | undefined => {
  const { name } = teller;
  switch (event.kind) {
    case 'firstChosen':
      return say('dhappa.told.first', { name: name(event.seat) });
    case 'dealt':
      return say('dhappa.told.dealt');
    case 'turnedUp':
      return say('dhappa.told.turned-up', { card: cardName(event.card) });
    case 'lapsed':
      return say('dhappa.told.lapsed', { name: name(event.seat) });
    case 'drawn':
      return drawn(event, teller);
    case 'picked':
      return picked(event, teller);
    case 'pickReturned':
      return say('dhappa.told.put-back', { name: name(event.seat) });
    case 'melded':
      return say('dhappa.told.melded', {
        name: name(event.seat),
        run: runName(event.run),
        cards: namesOf(allCards(event.run)),
      });
    case 'extended':
      return say('dhappa.told.added', { name: name(event.seat), run: runName(event.run), cards: namesOf(event.cards) });
    case 'swapped':
      return say('dhappa.told.swapped', { name: name(event.seat), cards: namesOf(event.cards) });
    case 'shifted':
      return say(`dhappa.told.shifted.${event.to}`, { name: name(event.seat), cards: namesOf(event.cards) });
    case 'merged':
      return say('dhappa.told.merged', { name: name(event.seat), run: runName(event.run) });
    case 'undone':
      return say('dhappa.told.undone', { name: name(event.seat) });
    case 'discarded':
      return say('dhappa.told.discarded', { name: name(event.seat), card: cardName(event.card) });
    case 'burnt':
      return say('dhappa.told.burnt', { n: event.cards.length });
    case 'left':
      return say('dhappa.told.left', { name: name(event.seat) });
    case 'roundEnded':
      return ended(event, teller);
    case 'roundOpened':
      return say('dhappa.told.first', { name: name(event.first) });
    case 'ended':
      return matchEnd(event, teller);
    case 'passed':
      return undefined;
  }
};

/** One line of the log: what happened, in the language of the page. */
export const narrate = (entry: LogEntry, seen: Seen): string | undefined => {
  const event = eventOf(entry);
  if (!event) return undefined;
  return tell(event, { name: seat => named(nameOf(seen.table, seat)), me: seatOfMine(seen) });
};
