import { type BalootAction, type BalootState, baloot } from '@majlis/baloot';
import { proven } from '@majlis/baloot/for-bots';
import { type Seat, sideOf } from '@majlis/kernel';
import type { Belief } from './belief.ts';

type Charge = Extract<BalootAction, { readonly kind: 'charge' }>;

/** BAL-15.15  A charge against an opponent that the cards on the table prove, and that may still be made. */
const provenCharge = (view: BalootState, seat: Seat): Charge | undefined => {
  const facts = {
    trump: view.contract?.trump ?? null,
    locked: view.doubling?.manner === 'locked',
    tricks: view.trick.length > 0 ? [...view.tricks, view.trick] : view.tricks,
    hands: view.hands.map(({ shown }) => shown),
    hidden: view.hands.map(({ cards, shown, hidden }) => cards.length - shown.length + hidden),
    akkas: view.akkas,
    options: view.options,
  };
  const pressed: BalootState = isPressed(view, seat) ? view : afterGavel(view, seat);
  const charges = baloot.offers(pressed, seat);
  return proven(facts)
    .filter(offence => sideOf(offence.seat) !== sideOf(seat))
    .map(({ ground, card }): Charge => ({ kind: 'charge', ground, card }))
    .find(charge => charges.some(other => other.kind === 'charge' && isSame(other, charge)));
};

const isSame = (a: Charge, b: Charge): boolean => a.ground === b.ground && a.card === b.card;

const isPressed = ({ phase }: BalootState, seat: Seat): boolean => phase.kind === 'qayd' && phase.by === seat;

const afterGavel = (view: BalootState, seat: Seat): BalootState =>
  view.phase.kind === 'playing' ? { ...view, phase: { kind: 'qayd', by: seat, resume: view.phase } } : view;

/** BAL-19  Whether to press the gavel: on visible proof only, and where bots are to call at all. */
export const offenceSeen = (view: BalootState, { seat, broken }: Belief): boolean =>
  view.options.enforcement === 'free' &&
  view.options.botQayd === 'observable' &&
  (broken || view.akkas.length > 0) &&
  baloot.offers(view, seat).some(({ kind }) => kind === 'gavel') &&
  provenCharge(view, seat) !== undefined;

export const charge = (view: BalootState, seat: Seat): BalootAction => provenCharge(view, seat) ?? { kind: 'withdraw' };
