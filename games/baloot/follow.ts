import { type Card, type Seat, sideOf } from '@majlis/kernel';
import type { BalootEvent } from './action.ts';
import { SEATS } from './auction/contract.ts';
import { dealLast } from './deal/deal.ts';
import { doublerOf } from './doubling/doubling.ts';
import { takerOf } from './play/trick.ts';
import { announcesBaloot, isOfBaloot } from './projects/baloot.ts';
import { resolve } from './projects/declare.ts';
import { instantRuling } from './qayd/challenge.ts';
import { brokenClaim, settlement } from './sawa/claim.ts';
import { sheetOfRound } from './score/count.ts';
import { firstToSpeak, matchOutcome } from './score/match.ts';
import type { BalootState, Ruling } from './state.ts';

/** The next fact that nobody chooses; undefined where the table waits for someone. */
export const follow = (state: BalootState): BalootEvent | undefined => {
  switch (state.phase.kind) {
    case 'bidding':
      return nextOfAuction(state);
    case 'doubling':
      return nextOfDoubling(state);
    case 'playing':
      return state.trick.length > 0 ? nextOfTrick(state) : beforeLead(state);
    case 'taken':
    case 'grace':
      return ruling(brokenClaim(state));
    case 'sawa':
      return settlement(state, state.phase.by);
    case 'counting':
      return ruling(uncalled(state)) ?? reveal(state) ?? { kind: 'scored', sheet: sheetOfRound(state) };
    case 'summary':
      return ending(state);
    default:
      return undefined;
  }
};

const nextOfAuction = ({ auction }: BalootState): BalootEvent | undefined => {
  const stage = auction?.stage;
  if (stage?.kind === 'bought') return { kind: 'bought', contract: stage.contract };
  return stage?.kind === 'void' ? { kind: 'thrownIn', by: stage.by, dealer: stage.dealer } : undefined;
};

/** BAL-7.1, BAL-7.11  The rest of the cards, before or after the raises; then the dealer's right leads. */
const nextOfDoubling = ({
  contract,
  doubling,
  dealer,
  floor,
  stock,
  options,
}: BalootState): BalootEvent | undefined => {
  if (!contract || !doubling || dealer === null) return undefined;
  const settled = doublerOf(doubling, contract) === undefined;
  if (floor && (settled || options.doublingTiming === 'afterDeal')) {
    return { kind: 'dealtOut', packets: dealLast(stock.cards, dealer, contract.taker) };
  }
  return settled ? { kind: 'playOpened', leader: firstToSpeak(dealer) } : undefined;
};

const nextOfTrick = (state: BalootState): BalootEvent | undefined => {
  const { trick, contract, baloot } = state;
  const trump = contract?.trump ?? null;
  const last = trick.at(-1);
  if (last && baloot === null && isOfBaloot(last.card, trump)) {
    const before = playedBefore(state, last.seat);
    if (announcesBaloot(last.card, before, trump)) return { kind: 'balootAnnounced', seat: last.seat };
  }
  return trick.length === SEATS ? { kind: 'trickTaken', seat: takerOf(trick, trump) } : undefined;
};

const playedBefore = ({ tricks }: BalootState, seat: Seat): readonly Card[] => {
  const cards: Card[] = [];
  for (const trick of tricks) for (const play of trick) if (play.seat === seat) cards.push(play.card);
  return cards;
};

const beforeLead = (state: BalootState): BalootEvent | undefined =>
  state.tricks.length === 0 ? undefined : (ruling(instantRuling(state)) ?? reveal(state));

/** BAL-9.18, BAL-9.19  Projects are compared once, when the first trick is over. */
const reveal = (state: BalootState): BalootEvent | undefined => {
  if (state.declared.length === 0 || state.awarded !== null) return undefined;
  if (state.rulings.some(({ loser }) => loser !== null)) return undefined;
  const side = resolve(state).winner;
  if (side === null) return undefined;
  return { kind: 'revealed', side, declared: state.declared.filter(({ seat }) => sideOf(seat) === side) };
};

/** BAL-19.1  The last trick has no lead after it. */
const uncalled = (state: BalootState): Ruling | undefined =>
  state.rulings.some(({ loser }) => loser !== null) ? undefined : instantRuling(state);

const ruling = (found: Ruling | undefined): BalootEvent | undefined => found && { kind: 'ruled', ruling: found };

const ending = ({ sheet, scores, options }: BalootState): BalootEvent | undefined => {
  if (!sheet) return undefined;
  const outcome = matchOutcome(scores, sheet, options);
  return outcome && { kind: 'ended', outcome };
};
