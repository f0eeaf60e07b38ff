import type { BalootEvent, BalootState } from '@majlis/baloot';
import { type Card, otherSide, type Seat, sideOf } from '@majlis/kernel';
import { bidWord, contractWord, projectsWord, raiseWord } from '@/baloot/phrases.ts';
import { outcomeWord } from '@/baloot/sheet-rows.ts';
import { eventOf } from '@/baloot/view-model.ts';
import type { LogEntry, Seen } from '@/store/seen.ts';
import { seatOfMine } from '@/table/seats.ts';
import { nameOf } from '@/table/who.ts';
import { cardName } from '@/words/card.ts';
import { named, say } from '@/words/say.ts';

/** What it takes to tell an event: names, whose side is ours, and the view after it. */
interface Teller {
  readonly name: (seat: Seat) => string;
  readonly me: Seat;
  readonly state: BalootState;
}

const cardsWord = (cards: readonly Card[]): string => cards.map(cardName).join(say('baloot.and-comma'));

const called = ({ seat, bid }: Extract<BalootEvent, { kind: 'called' }>, { name, state }: Teller): string => {
  const round = state.auction?.calls.findLast(call => call.seat === seat)?.round ?? 1;
  return say('baloot.told.says', { name: name(seat), words: bidWord(bid, round) });
};

const played = ({ seat, card, akka }: Extract<BalootEvent, { kind: 'played' }>, { name }: Teller): string =>
  say(akka ? 'baloot.told.plays-akka' : 'baloot.told.plays', { name: name(seat), card: cardName(card) });

const ruled = ({ ruling }: Extract<BalootEvent, { kind: 'ruled' }>, { name }: Teller): string => {
  const ground = say(`baloot.ground.${ruling.ground}`);
  const verdict = say(ruling.guilty ? 'baloot.qayd-true' : 'baloot.qayd-false');
  return ruling.by === 'house'
    ? say('baloot.told.ruled-alone', { ground, verdict })
    : say('baloot.told.ruled', { name: name(ruling.by), ground, verdict });
};

const scored = ({ sheet }: Extract<BalootEvent, { kind: 'scored' }>, { me, state }: Teller): string => {
  const [ours, theirs] = [sideOf(me), otherSide(sideOf(me))];
  return say('baloot.told.scored', {
    outcome: outcomeWord(sheet),
    us: sheet.points[ours],
    them: sheet.points[theirs],
    ourTotal: state.scores[ours],
    theirTotal: state.scores[theirs],
  });
};

const revealed = ({ declared }: Extract<BalootEvent, { kind: 'revealed' }>, { name }: Teller): string =>
  declared
    .flatMap(({ seat, projects }) =>
      (projects ?? []).map(({ type, cards }) =>
        say('baloot.told.shows', { name: name(seat), words: projectsWord([type]), cards: cardsWord(cards) }),
      ),
    )
    .join(' ');

const tell = (event: BalootEvent, teller: Teller): string | undefined => {
  const { name, me, state } = teller;
  switch (event.kind) {
    case 'dealerDrawn':
      return say('baloot.told.dealer', { name: name(event.dealer) });
    case 'dealt':
      return say('baloot.told.dealt', { name: name(state.dealer ?? 0), card: cardName(event.floor) });
    case 'called':
      return called(event, teller);
    case 'thrownIn':
      return say(event.by === 'kawesh' ? 'baloot.told.kawesh' : 'baloot.told.all-passed');
    case 'bought':
      return say('baloot.told.bought', { name: name(event.contract.buyer), contract: contractWord(state) });
    case 'raised':
      return say('baloot.told.says', {
        name: name(event.seat),
        words: raiseWord(event.raise, event.manner === 'locked'),
      });
    case 'declined':
      return say('baloot.told.says', { name: name(event.seat), words: say('baloot.no-raise') });
    case 'chosen':
      return say('baloot.told.says', { name: name(event.seat), words: say(`baloot.${event.manner}`) });
    case 'declared':
      return say('baloot.told.declares', {
        name: name(event.declaration.seat),
        words: projectsWord(event.declaration.types),
      });
    case 'played':
      return played(event, teller);
    case 'balootAnnounced':
      return say('baloot.told.baloot', { name: name(event.seat) });
    case 'trickTaken':
      return say('baloot.told.takes', { name: name(event.seat) });
    case 'revealed':
      return revealed(event, teller);
    case 'claimed':
      return say('baloot.told.sawa', { name: name(event.seat), cards: cardsWord(event.hand) });
    case 'answered':
      return say(event.accepts ? 'baloot.told.accepts' : 'baloot.told.refuses', { name: name(event.seat) });
    case 'claimSettled':
      return say(event.status === 'accepted' ? 'baloot.told.sawa-accepted' : 'baloot.told.sawa-refused');
    case 'gavelPressed':
      return say('baloot.told.gavel', { name: name(event.seat) });
    case 'withdrawn':
      return say('baloot.told.withdraws', { name: name(event.seat) });
    case 'ruled':
      return ruled(event, teller);
    case 'scored':
      return scored(event, teller);
    case 'ended':
      if (event.outcome.winner === null) return say('baloot.level');
      return say(event.outcome.winner === sideOf(me) ? 'baloot.victory' : 'baloot.defeat');
    case 'wentOn':
    case 'dealtOut':
    case 'playOpened':
      return undefined;
  }
};

/** One line of the log: what happened, in the language of the page. */
export const narrate = (entry: LogEntry, seen: Seen): string | undefined => {
  const event = eventOf(entry);
  if (!event) return undefined;
  return tell(event, {
    name: seat => named(nameOf(seen.table, seat)),
    me: seatOfMine(seen),
    state: entry.view as BalootState,
  });
};
