import { covered, never, type Pile, type Viewer } from '@majlis/kernel';
import type { TurupEvent } from './action.ts';
import type { TurupOptions } from './options.ts';
import type { Peek, TurupState } from './state.ts';
import type { Ballot, Vote } from './vote/vote.ts';

/** TUR-13  A player sees the own hand, ballot and peek; of the others' the number, the fact and the fact. */
export const view = (state: TurupState, viewer: Viewer): TurupState => ({
  ...state,
  hands: handsFor(state.hands, viewer),
  stock: covered(state.stock),
  votes: state.votes.map(vote => (vote.result ? vote : voteFor(vote, viewer, state.options))),
  peeks: state.peeks.map(peek => peekFor(peek, viewer)),
});

const handsFor = (hands: readonly Pile[], viewer: Viewer): readonly Pile[] =>
  hands.map((hand, seat) => (seat === viewer ? hand : covered(hand)));

/** TUR-13.2  Before the tally nobody knows more of another's ballot than that it was cast (option: all know it). */
const voteFor = (vote: Vote, viewer: Viewer, { ballots }: TurupOptions): Vote =>
  ballots === 'live' ? vote : { ...vote, ballots: vote.ballots.map((ballot, seat) => hidden(ballot, seat === viewer)) };

const hidden = (ballot: Ballot | null, own: boolean): Ballot | null => (own || ballot === null ? ballot : 'cast');

/** TUR-13.3  A peeked card is known to the one who peeked. */
const peekFor = (peek: Peek, viewer: Viewer): Peek => (peek.seat === viewer ? peek : { ...peek, card: null });

/** Public events are listed by name: a new kind says here who may know it, or it does not compile. */
export const mask = (event: TurupEvent, viewer: Viewer): TurupEvent | null => {
  switch (event.kind) {
    case 'dealt':
      return { ...event, hands: handsFor(event.hands, viewer), stock: covered(event.stock) };
    case 'dealtOn':
      return { ...event, packets: handsFor(event.packets, viewer) };
    case 'voted':
      return event.seat === viewer || event.open ? event : { ...event, ballot: 'cast' };
    case 'peeked':
      return event.seat === viewer ? event : { ...event, at: null, card: null };
    case 'dealerDrawn':
    case 'trumpDrawn':
    case 'wentOn':
    case 'tallied':
    case 'lotDrawn':
    case 'called':
    case 'contracted':
    case 'thrownIn':
    case 'played':
    case 'peekCalled':
    case 'taken':
    case 'scored':
    case 'readied':
    case 'dealOpened':
    case 'left':
    case 'ended':
      return event;
    default:
      return never(event);
  }
};
