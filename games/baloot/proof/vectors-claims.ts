import {
  type BySide,
  type Card,
  otherSide,
  type Seat,
  type Side,
  type Suit,
  seatsFrom,
  sideOf,
  type Trick,
} from '@majlis/kernel';
import type { Areas } from '@majlis/kernel/vectors';
import { addSides, bySide, SEATS } from '../auction/contract.ts';
import { haulOf, takerOf } from '../play/trick.ts';
import { LAST_TRICK, PACK, totalAbnat } from '../play/value.ts';
import { holdsBaloot } from '../projects/baloot.ts';
import { offences, type QaydGround, violations } from '../qayd/qayd.ts';
import { provable } from '../sawa/provable.ts';
import { mayRefuse } from '../sawa/sawa.ts';
import { TRICKS } from '../score/kaboot.ts';
import { firstToSpeak } from '../score/match.ts';
import { type GivenRound, type GivenScore, type GivenTurn, rulesOf, situationOf, trumpOf } from './vectors-given.ts';
import { fined, scored } from './vectors-score.ts';

interface Claim extends GivenRound {
  readonly claimant: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly trick?: Trick;
}

const isProven = (given: Claim): boolean => provable({ ...given, trick: given.trick ?? [] }, situationOf(given));

interface Answered extends Claim, GivenScore {
  readonly rawSoFar: BySide<number>;
  readonly tricksSoFar: BySide<number>;
  readonly played: readonly Card[];
  readonly responses?: { readonly [seat: string]: boolean };
}

const isAccepted = (given: Answered): boolean => {
  const rules = rulesOf(given);
  if (rules.sawaMode === 'verified') return isProven(given);
  return given.hands.every(
    (hand, seat) =>
      sideOf(seat) === sideOf(given.claimant) ||
      given.responses?.[seat] === true ||
      !mayRefuse(hand, given.played, trumpOf(given), rules),
  );
};

const sawaFlow = (given: Answered) => {
  const side = sideOf(given.claimant);
  const { sawaMode, enforcement } = rulesOf(given);
  if (!isAccepted(given)) {
    if (sawaMode !== 'verified') return { status: 'playOn', exposed: given.claimant };
    return enforcement === 'strict' ? { status: 'rejected' } : { status: 'falseSawa', ...fined(side, given) };
  }
  const theirs = given.rawSoFar[otherSide(side)];
  const raw = bySide(side, totalAbnat(PACK, trumpOf(given)) + LAST_TRICK - theirs, theirs);
  const [us, them] = given.tricksSoFar;
  const tricks = addSides(given.tricksSoFar, bySide(side, TRICKS - us - them, 0));
  return { status: 'accepted', raw, tricks, ...scored({ ...given, raw, tricks }) };
};

interface Move extends GivenTurn {
  readonly card: Card;
  readonly played?: readonly Card[];
}

const violationOf = (given: Move): QaydGround | null =>
  violations({
    ...given,
    played: given.played ?? [],
    calledAkka: given.trick.length === 0 && (given.akka ?? false),
    situation: situationOf(given),
  })[0] ?? null;

interface Charge extends GivenScore, GivenRound {
  readonly claimTeam: Side;
  readonly move: Omit<Move, keyof GivenRound> & Partial<GivenRound>;
}

const qaydFlow = (given: Charge) => {
  const { claimTeam, move } = given;
  if (sideOf(move.seat) === claimTeam) return { valid: false, rejected: true };
  const violation = violationOf({ ...given, ...move });
  const innocent = violation === null && rulesOf(given).falseQayd === 'none';
  const loserTeam = violation === null ? claimTeam : otherSide(claimTeam);
  if (innocent) return { valid: false, violation, loserTeam: null, points: [0, 0] };
  return { valid: violation !== null, violation, loserTeam, ...fined(loserTeam, given) };
};

interface FullRound extends GivenScore, GivenRound {
  readonly dealer: Seat;
  readonly buyer: Seat;
  readonly plays: readonly (readonly Card[])[];
}

const fullRound = (given: FullRound) => {
  const trump = trumpOf(given);
  const tricks = played(given);
  const winners = tricks.map(trick => takerOf(trick, trump));
  const haul = haulOf(tricks, trump);
  const ten = bySide(sideOf(winners.at(-1) ?? 0), LAST_TRICK, 0);
  const raw = addSides([totalAbnat(haul.cards[0], trump), totalAbnat(haul.cards[1], trump)], ten);
  const sheet = scored({
    ...given,
    raw,
    tricks: haul.tricks,
    baloot: given.baloot ?? [balootOf(0, tricks, trump), balootOf(1, tricks, trump)],
    buyerTeam: sideOf(given.buyer),
  });
  const { locked, options } = situationOf(given);
  const facts = { trump, locked, options, tricks, hands: [[], [], [], []], akkas: [] };
  return { winners, raw, tricks: haul.tricks, illegal: offences(facts).map(({ card }) => card), ...sheet };
};

/** Who played what: the dealer's right leads, then whoever took the trick. */
const played = (given: FullRound): readonly Trick[] => {
  const tricks: Trick[] = [];
  for (const cards of given.plays) {
    const last = tricks.at(-1);
    const seats = seatsFrom(last ? takerOf(last, trumpOf(given)) : firstToSpeak(given.dealer), SEATS);
    tricks.push(cards.map((card, i) => ({ seat: seats[i] ?? 0, card })));
  }
  return tricks;
};

const balootOf = (side: Side, tricks: readonly Trick[], trump: Suit | null): number =>
  [side, side + 2].some(seat => holdsBaloot(cardsOf(seat, tricks), trump)) ? 1 : 0;

const cardsOf = (seat: Seat, tricks: readonly Trick[]): readonly Card[] =>
  tricks.flatMap(trick => trick.filter(play => play.seat === seat).map(({ card }) => card));

export const claimAreas: Areas = {
  sawa_proof: (given: Claim) => ({ provable: isProven(given) }),
  sawa_flow: sawaFlow,
  qayd_detect: (given: Move) => ({ violation: violationOf(given) }),
  qayd_flow: qaydFlow,
  full_round: fullRound,
};
