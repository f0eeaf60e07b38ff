import { type BySide, type Card, type Seat, seatsFrom, type Trick } from '@majlis/kernel';
import type { Areas, Normalise } from '@majlis/kernel/vectors';
import { modeOf, SEATS } from '../auction/contract.ts';
import { dealerAfterKawesh, isKawesh } from '../auction/kawesh.ts';
import { mayCarryAkka } from '../play/akka.ts';
import { autoplay } from '../play/autoplay.ts';
import { playable } from '../play/duty.ts';
import { handOrder } from '../play/hand-order.ts';
import { takerOf, trickAbnat } from '../play/trick.ts';
import { totalAbnat } from '../play/value.ts';
import { announcesBaloot, balootStands, holdsBaloot } from '../projects/baloot.ts';
import { suggested } from '../projects/choice.ts';
import { contest } from '../projects/contest.ts';
import { type Project, projectOf, projectPoints } from '../projects/project.ts';
import { firstToSpeak, nextDealer } from '../score/match.ts';
import { type GivenHouse, type GivenRound, type GivenTurn, rulesOf, situationOf, trumpOf } from './vectors-given.ts';

interface Hand extends GivenRound {
  readonly hand: readonly Card[];
}

const projectsOf = (lists: readonly (readonly Card[])[], given: GivenRound): readonly Project[] =>
  lists.flatMap(cards => projectOf(cards, given.mode) ?? []);

const trickWinner = (given: GivenRound & { leader: Seat; cards: readonly Card[] }) => {
  const seats = seatsFrom(given.leader, SEATS);
  const trick: Trick = given.cards.map((card, i) => ({ seat: seats[i] ?? 0, card }));
  return { winner: takerOf(trick, trumpOf(given)), points: trickAbnat(trick, trumpOf(given)) };
};

const compare = (
  given: GivenRound & { dealer: Seat; declared: { readonly [seat: string]: readonly (readonly Card[])[] } },
) => {
  const trump = trumpOf(given);
  const declared = Object.entries(given.declared).flatMap(([seat, lists]) =>
    projectsOf(lists, given).map(project => ({ seat: Number(seat), project })),
  );
  const { winner, awarded } = contest(declared, given.dealer, { trump, options: rulesOf(given) });
  const points = (projects: readonly Project[]): number =>
    projects.reduce((sum, { type }) => sum + projectPoints(type, modeOf(trump)), 0);
  const both: BySide<number> = [points(awarded[0]), points(awarded[1])];
  return { winnerTeam: winner, points: both };
};

const balootCall = ({ hand, playedByHolder, ...table }: Hand & { playedByHolder: readonly Card[] }) => {
  const trump = trumpOf(table);
  const index = playedByHolder.findIndex((card, i) => announcesBaloot(card, playedByHolder.slice(0, i), trump));
  return { index: index < 0 || !holdsBaloot(hand, trump) ? null : index };
};

interface Kawesh extends GivenHouse {
  readonly hand: readonly Card[];
  readonly floor?: Card;
  readonly dealer: Seat;
  readonly bidMade: boolean;
}

const kawesh = (given: Kawesh) => ({
  allowed: isKawesh(given.hand, given.floor ?? 'AS', rulesOf(given)),
  nextDealer: dealerAfterKawesh(given.dealer, given.bidMade, rulesOf(given)),
});

const rotation = (given: GivenHouse & { dealer: Seat; event: string }) => {
  const next = given.event.startsWith('kawesh')
    ? dealerAfterKawesh(given.dealer, given.event === 'kaweshPostBid', rulesOf(given))
    : nextDealer(given.dealer);
  return { nextDealer: next, firstBidder: firstToSpeak(next), firstLeader: firstToSpeak(next) };
};

export const cardAreas: Areas = {
  card_points: (given: GivenRound & { cards: readonly Card[] }) => ({
    points: totalAbnat(given.cards, trumpOf(given)),
  }),
  trick_winner: trickWinner,
  legal_cards: (given: GivenTurn) => ({ legal: playable(given.hand, given.seat, given.trick, situationOf(given)) }),
  autoplay: (given: GivenTurn) => ({ card: autoplay(given.hand, given.seat, given.trick, situationOf(given)) }),
  hand_sort: (given: Hand) => ({ hand: handOrder(given.hand, trumpOf(given), rulesOf(given)) }),
  akka: (given: Hand & { card: Card; played: readonly Card[]; trick?: Trick }) => ({
    allowed:
      (given.trick ?? []).length === 0 &&
      given.hand.includes(given.card) &&
      mayCarryAkka(given.card, given.played, trumpOf(given)),
  }),
  projects_detect: (given: Hand) => ({
    projects: suggested(given.hand, { trump: trumpOf(given), options: rulesOf(given) }),
  }),
  projects_compare: compare,
  baloot: (given: Hand & { awarded?: readonly (readonly Card[])[] }) => ({
    stands:
      holdsBaloot(given.hand, trumpOf(given)) &&
      balootStands(projectsOf(given.awarded ?? [], given), trumpOf(given), rulesOf(given)),
  }),
  baloot_call: balootCall,
  kawesh,
  rotation,
};

type Listed = { readonly legal?: readonly Card[]; readonly projects?: readonly Project[] };

const sorted = (cards: readonly Card[]): readonly Card[] => [...cards].sort();

/** Cards that may be played, and the cards of a project, are sets. */
export const cardSets: Normalise = {
  legal_cards: value => ({ legal: sorted((value as Listed).legal ?? []) }),
  projects_detect: value => ({
    projects: ((value as Listed).projects ?? []).map(({ type, cards }) => ({ type, cards: sorted(cards) })),
  }),
};
