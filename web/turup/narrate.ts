import { type Seat, SUITS, sideOf } from '@majlis/kernel';
import type { TurupEvent, TurupState } from '@majlis/turup';
import { powerOf } from '@majlis/turup/for-web';
import type { LogEntry, Seen } from '@/store/seen.ts';
import { seatOfMine } from '@/table/seats.ts';
import { nameOf } from '@/table/who.ts';
import { ballotWord, bidWord, powerWord, sideWord } from '@/turup/phrases.ts';
import { eventOf } from '@/turup/view-model.ts';
import { cardName, suitName } from '@/words/card.ts';
import { figure, named, say } from '@/words/say.ts';

/** What it takes to tell an event: names, whose eyes these are, and the view after it. */
interface Teller {
  readonly name: (seat: Seat) => string;
  readonly me: Seat;
  readonly seated: boolean;
  readonly state: TurupState;
}

type Of<K extends TurupEvent['kind']> = Extract<TurupEvent, { kind: K }>;

const trumpDrawn = ({ suit }: Of<'trumpDrawn'>, { state }: Teller): string => {
  const power = powerOf(state);
  return [say('turup.told.trump', { suit: suitName(suit) }), power ? powerWord(power) : ''].filter(Boolean).join(' ');
};

const voted = ({ seat, ballot }: Of<'voted'>, { name }: Teller): string =>
  ballot === 'cast'
    ? say('turup.told.voted', { name: name(seat) })
    : say('turup.told.voted-for', { name: name(seat), suit: ballotWord(ballot) });

const tallied = ({ ballots, result }: Of<'tallied'>, { name }: Teller): string => {
  const each = ballots.map((ballot, seat) => `${name(seat)} ${ballotWord(ballot)}`).join(say('turup.and-comma'));
  const counts = SUITS.flatMap(suit => {
    const n = ballots.filter(ballot => ballot === suit).length;
    return n > 0 ? [`${suitName(suit)} ${figure(n)}`] : [];
  }).join(say('turup.and-comma'));
  const how = result.trump ? say('turup.told.trump', { suit: suitName(result.trump) }) : say('turup.told.tied');
  return say('turup.told.tally', { each, counts, how });
};

const PLAYS = { turn: 'turup.told.plays', jumpIn: 'turup.told.jumps', steal: 'turup.told.steals' } as const;

const taken = ({ taker, announced }: Of<'taken'>, { name }: Teller): string =>
  [
    say('turup.told.takes', { name: name(taker) }),
    ...announced.map(({ news, side }) => say(`turup.news.${news}`, { side: sideWord(side) })),
  ].join(' ');

const peeked = ({ seat, target, card }: Of<'peeked'>, { name, me }: Teller): string | undefined =>
  card && seat === me ? say('turup.you-saw', { name: name(target), card: cardName(card) }) : undefined;

const scored = ({ result }: Of<'scored'>, { state }: Teller): string =>
  say('turup.told.scored', {
    royals: result.points[0],
    rebels: result.points[1],
    royalTotal: state.scores[0],
    rebelTotal: state.scores[1],
  });

const ended = ({ outcome }: Of<'ended'>, { me, seated }: Teller): string => {
  if (outcome.winner === null) return say('turup.drawn');
  const wins = say('turup.side-wins', { side: sideWord(outcome.winner) });
  return seated ? `${wins} ${say(outcome.winner === sideOf(me) ? 'turup.victory' : 'turup.defeat')}` : wins;
};

const tell = (event: TurupEvent, teller: Teller): string | undefined => {
  const { name, state } = teller;
  switch (event.kind) {
    case 'dealerDrawn':
    case 'dealOpened':
      return say('turup.told.dealer', { name: name(event.dealer) });
    case 'trumpDrawn':
      return trumpDrawn(event, teller);
    case 'dealt':
      return say('turup.told.dealt', { n: state.options.mode === 'frenzy' ? 13 : 5 });
    case 'voted':
      return voted(event, teller);
    case 'tallied':
      return tallied(event, teller);
    case 'lotDrawn':
      return say('turup.by-lot', { suit: suitName(event.suit) });
    case 'called':
      return say('turup.told.says', { name: name(event.seat), words: bidWord(event.bid) });
    case 'contracted':
      return say('turup.told.contracted', {
        name: name(event.declarer),
        n: event.bid,
        side: sideWord(sideOf(event.declarer)),
      });
    case 'thrownIn':
      return event.seat === null
        ? say('turup.told.all-passed')
        : say('turup.told.thrown-in', {
            name: name(event.seat),
            cards: event.hand.map(cardName).join(say('turup.and-comma')),
          });
    case 'dealtOn':
      return say('turup.told.dealt-on');
    case 'played':
      return say(PLAYS[event.by], { name: name(event.seat), card: cardName(event.card) });
    case 'peekCalled':
      return say('turup.told.peeks', { name: name(event.seat), other: name(event.target) });
    case 'peeked':
      return peeked(event, teller);
    case 'taken':
      return taken(event, teller);
    case 'scored':
      return scored(event, teller);
    case 'readied':
      return say('turup.told.ready', { name: name(event.seat) });
    case 'left':
      return say('turup.told.left', { name: name(event.seat) });
    case 'ended':
      return ended(event, teller);
    case 'wentOn':
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
    seated: typeof seen.you === 'number',
    state: entry.view as TurupState,
  });
};
