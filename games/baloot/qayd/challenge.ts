import { accept, type Card, otherSide, type Permission, refuse, type Seat, showing, sideOf } from '@majlis/kernel';
import type { BalootAction, BalootEvent, BalootReason } from '../action.ts';
import { cardsPlayed, factsOf, playsOf } from '../derived.ts';
import { PACK } from '../play/value.ts';
import type { BalootState, PlayStage, Ruling } from '../state.ts';
import { GROUNDS, offences, type QaydGround, verdict } from './qayd.ts';

const isCourse = (phase: BalootState['phase']): phase is PlayStage =>
  phase.kind === 'playing' || phase.kind === 'taken' || phase.kind === 'revealing' || phase.kind === 'grace';

/** BAL-15.4, BAL-15.7  Anyone may press it, whether anything happened or not; once a round. */
export const press = (state: BalootState, seat: Seat): Permission<BalootEvent, BalootReason> => {
  if (state.options.enforcement === 'strict') return refuse('no-gavel');
  if (!isCourse(state.phase)) return refuse('not-now');
  if (state.gavels.includes(seat)) return refuse('gavel-spent');
  return chargeable(state, seat).length > 0 ? accept({ kind: 'gavelPressed', seat }) : refuse('nothing-to-charge');
};

/** BAL-15.6  The opponents' cards that may be named now. */
const chargeable = (state: BalootState, seat: Seat): readonly Card[] => {
  const lately = state.trick.length > 0 ? state.trick : (state.tricks.at(-1) ?? []);
  const window = state.options.qaydWindow === 'round' ? playsOf(state) : lately;
  return window.filter(play => sideOf(play.seat) !== sideOf(seat)).map(play => play.card);
};

export const afterGavel = (state: BalootState, seat: Seat): BalootState =>
  isCourse(state.phase)
    ? { ...state, phase: { kind: 'qayd', by: seat, resume: state.phase }, gavels: [...state.gavels, seat] }
    : state;

/** BAL-15.4  A ground and a card, and the verdict comes from the cards. */
export const charge = (
  state: BalootState,
  seat: Seat,
  ground: QaydGround,
  card: Card,
): Permission<BalootEvent, BalootReason> => {
  if (state.phase.kind !== 'qayd') return refuse('not-now');
  if (state.phase.by !== seat) return refuse('not-your-turn');
  if (ground === 'falseSawa') return refuse('wrong-ground');
  const play = playsOf(state).find(fell => fell.card === card);
  if (!play) return refuse('not-played');
  if (sideOf(play.seat) === sideOf(seat)) return refuse('own-side');
  if (!chargeable(state, seat).includes(card)) return refuse('out-of-window');
  return accept({ kind: 'ruled', ruling: judged(state, seat, ground, card) });
};

/** BAL-15.9, BAL-15.12  The verdict, and who pays. */
export const judged = (state: BalootState, by: Seat, ground: QaydGround, card: Card): Ruling => {
  const offence = verdict(ground, card, factsOf(state));
  if (offence) return { by, ground, card, guilty: true, loser: otherSide(sideOf(by)), proof: tidy(offence.proof) };
  const loser = state.options.falseQayd === 'loseRound' ? sideOf(by) : null;
  return { by, ground, card, guilty: false, loser, proof: [] };
};

/** The order in which a hand was dealt is nobody's business. */
const tidy = (cards: readonly Card[]): readonly Card[] => PACK.filter(card => cards.includes(card));

export const afterRuling = (state: BalootState, ruling: Ruling): BalootState => {
  const told = { ...proven(state, ruling), rulings: [...state.rulings, ruling] };
  if (ruling.loser !== null) return { ...told, phase: { kind: 'counting' } };
  return afterWithdrawal(told);
};

/** BAL-15.14  The cards the accused should have played are seen by everybody; of an Akka nobody knows where they are. */
const proven = (state: BalootState, { ground, card, proof }: Ruling): BalootState => {
  if (ground === 'falseAkka' || ground === 'falseSawa') return state;
  const accused = playsOf(state).find(play => play.card === card)?.seat;
  const held = proof.filter(bound => !cardsPlayed(state).includes(bound));
  return { ...state, hands: state.hands.map((hand, seat) => (seat === accused ? showing(hand, held) : hand)) };
};

export const withdraw = (state: BalootState, seat: Seat): Permission<BalootEvent, BalootReason> => {
  if (state.phase.kind !== 'qayd') return refuse('not-now');
  return state.phase.by === seat ? accept({ kind: 'withdrawn', seat }) : refuse('not-your-turn');
};

export const afterWithdrawal = (state: BalootState): BalootState =>
  state.phase.kind === 'qayd' ? { ...state, phase: state.phase.resume } : state;

/** BAL-19.1  With `botQayd: instant` the house itself calls the first offence of the trick that is over. */
export const instantRuling = (state: BalootState): Ruling | undefined => {
  if (state.options.enforcement === 'strict' || state.options.botQayd !== 'instant') return undefined;
  const last = state.tricks.at(-1) ?? [];
  const offence = offences(factsOf(state)).find(({ card }) => last.some(play => play.card === card));
  if (!offence) return undefined;
  const { ground, card, seat } = offence;
  return { by: 'house', ground, card, guilty: true, loser: sideOf(seat), proof: tidy(offence.proof) };
};

/** What a seat may do with the gavel: every charge that the cards on the table do not rule out. */
export const gavelOffers = (state: BalootState, seat: Seat): readonly BalootAction[] => {
  if (state.phase.kind !== 'qayd') return press(state, seat).ok ? [{ kind: 'gavel' }] : [];
  if (state.phase.by !== seat) return [];
  const charges = chargeable(state, seat).flatMap(card =>
    GROUNDS.filter(ground => isConceivable(state, ground, card)).map(
      (ground): BalootAction => ({ kind: 'charge', ground, card }),
    ),
  );
  return [...charges, { kind: 'withdraw' }];
};

/** Whether everybody can see that the card did not offend on this ground. */
const isConceivable = (state: BalootState, ground: QaydGround, card: Card): boolean => {
  const leads = [...state.tricks, state.trick].map(trick => trick[0]?.card);
  switch (ground) {
    case 'falseSawa':
      return false;
    case 'falseAkka':
      return state.akkas.includes(card);
    case 'lockedLead':
      return leads.includes(card) && state.doubling?.manner === 'locked';
    case 'revoke':
      return !leads.includes(card);
    case 'noTrump':
    case 'noRaise':
      return !leads.includes(card) && state.contract?.mode === 'hokum';
  }
};
