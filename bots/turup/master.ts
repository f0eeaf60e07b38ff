import { bySeat, type Random, type Seat, seeded } from '@majlis/kernel';
import { type TurupAction, type TurupState, turup } from '@majlis/turup';
import type { Chances } from '../player.ts';
import { beliefOf, type TurupBelief } from './belief.ts';
import { isSureLead, plainCard } from './card.ts';
import { chances } from './chance.ts';
import { choices } from './choice.ts';
import { TRUMPS } from './deck.ts';
import { play, unseen } from './playout.ts';
import { peekAt } from './power.ts';
import { evaluate, playing, type Way } from './search.ts';
import { player } from './style.ts';

/** So many times as long as the others a master thinks. */
const LONGER = 6;

/** By so many standard errors another card must do better than the plain one; and by more than a lead that should take the trick. */
const DOUBT = 0.6;
const SURE_WINNER = 2;

interface Found {
  readonly code: number;
  /** Whether another card than the plain one is better, or every other one worse, beyond doubt. */
  readonly isClear: boolean;
}

/** Winners are cashed once no trump is out: a search that solves the end with open cards hopes for more than anybody can know. */
const isCashed = (belief: TurupBelief, plain: number): boolean =>
  unseen(belief.playout, belief.seat, TRUMPS) === 0 && isSureLead(belief, plain);

/** The card that does best in deals as they likely lie by all that was told, the last tricks exactly. */
const searched = (view: TurupState, belief: TurupBelief, rollouts: number, random: Random): Found => {
  const plain = plainCard(belief);
  if (isCashed(belief, plain)) return { code: plain, isClear: true };
  const others = choices(belief.playout, belief.seat, belief.duties).filter(code => code !== plain);
  if (others.length === 0 || rollouts < 2 * others.length) return { code: plain, isClear: others.length === 0 };
  const cards = [plain, ...others];
  const ways = cards.map(code => playing(belief.seat, code, belief.duties));
  const doubt = isSureLead(belief, plain) ? SURE_WINNER : DOUBT;
  const values = evaluate(view, belief, ways, rollouts, random);
  let [code, most] = [plain, 0];
  values.forEach((value, at) => {
    const sure = value ? value.gain - doubt * value.error : 0;
    if (sure > most) [code, most] = [cards[at] ?? plain, sure];
  });
  const isClear = code !== plain || values.every((value, at) => at === 0 || !value || value.gain + value.error < 0);
  return { code, isClear };
};

/** TUR-7.6  A look before a lead that even the search leaves in doubt. */
const look = (
  view: TurupState,
  belief: TurupBelief,
  offers: readonly TurupAction[],
  budget: number,
  random: Random,
): TurupAction | undefined => {
  if (!offers.some(({ kind }) => kind === 'peek')) return undefined;
  const few = bySeat(view.hands, belief.seat).cards.length <= FEW;
  const doubtful = belief.playout.sat === 0 && !searched(view, belief, budget, random).isClear;
  return few || doubtful ? peekAt(belief, offers) : undefined;
};

/** With so few cards left a power is used at the next chance. */
const FEW = 4;

export const master = player(
  (view, belief, budget, random) => searched(view, belief, budget * LONGER, random).code,
  look,
);

/** Deals that are played out for a chance. */
const FOR_A_CHANCE = 160;

/** TUR-7.8, TUR-7.11  Out of turn with the card that brings more than letting the others go on, beyond doubt. */
const taken = (view: TurupState, seat: Seat): TurupAction | undefined => {
  const belief = beliefOf(view, seat);
  const offers = turup.offers(view, seat).filter(({ kind }) => kind === 'jumpIn' || kind === 'steal');
  const ways = offers.map(action => outOfTurn(belief, action));
  const dice = seeded(view.deal * 2 ** 16 + view.tricks.length * 64 + view.trick.length * 8 + seat);
  const values = evaluate(view, belief, [() => undefined, ...ways], FOR_A_CHANCE, dice);
  let [found, most]: [TurupAction | undefined, number] = [undefined, 0];
  offers.forEach((action, at) => {
    const value = values[at + 1];
    const sure = value ? value.gain - DOUBT * value.error : 0;
    if (sure > most) [found, most] = [action, sure];
  });
  return found;
};

const outOfTurn =
  ({ seat, deck, duties }: TurupBelief, action: TurupAction): Way =>
  line => {
    if (action.kind !== 'jumpIn' && action.kind !== 'steal') return;
    if (action.kind === 'steal') line.turn = seat;
    play(line, seat, deck.code(action.card), duties, action.kind === 'jumpIn');
  };

/** Masters weigh their chances; the others go by good sense. */
export const weighedChances: Chances<TurupState, TurupAction> = {
  at: chances.at,
  take: (view, seat, level) => (level === 'master' ? taken(view, seat) : chances.take(view, seat, level)),
};
