import { type Card, openPile, type Pile, pick, type Random, sideOf } from '@majlis/kernel';
import type { LawCase } from '@majlis/kernel/laws';
import type { DhappaAction, DhappaEvent } from '../action.ts';
import { dhappa } from '../index.ts';
import type { DhappaOptions } from '../options.ts';
import { pickHolds } from '../pick/rewind.ts';
import type { DhappaReason } from '../reason.ts';
import { isTwo, LONGEST, PACK } from '../runs/face.ts';
import { allCards, type Run } from '../runs/run.ts';
import { shapeOf } from '../runs/shape.ts';
import type { DhappaState } from '../state.ts';
import { isDealt } from '../worlds.ts';

/** What the laws need to know of Dhappa beyond the contract. */
export const lawCase: LawCase<DhappaOptions, DhappaState, DhappaAction, DhappaEvent, DhappaReason> = {
  game: dhappa,
  pack: state => (isDealt(state) ? PACK : []),
  piles: state => [
    ...state.hands,
    state.draw,
    ...[state.discards, state.burnt, ...state.runs.map(allCards)].map(openPile),
  ],
  isReachable: state => !isDealt(state) || audits.every(audit => audit(state)),
  choose: (_, __, offers, random) => choose(offers, random),
};

const audits: readonly ((state: DhappaState) => boolean)[] = [
  ({ hands, draw }) => [...hands, draw].every(shownAreThere),
  ({ draw }) => draw.shown.every((card, i) => draw.cards[i] === card),
  ({ discards }) => !discards.some(isTwo),
  state => state.runs.every(run => standsWell(state, run)),
  ({ turn, hands }) => !turn.drawn || [...(hands[turn.seat]?.cards ?? []), ...laidThisTurn(turn)].includes(turn.drawn),
  ({ turn, phase }) => phase === 'play' || turn.steps.length + turn.taken.length === 0,
  pickHolds,
];

const shownAreThere = ({ cards, shown }: Pile): boolean => shown.every(card => cards.includes(card));

const laidThisTurn = ({ steps }: DhappaState['turn']): readonly Card[] => steps.flatMap(step => step.cards);

/** A run of its form, laid by an opened player of its team; only a complete one has 2s parked on it. */
const standsWell = ({ options, opened }: DhappaState, run: Run): boolean =>
  shapeOf(run.form, run.cards, { ...options, newSetWild: 'allowed' }).ok &&
  sideOf(run.by) === run.side &&
  opened[run.by] === true &&
  (run.form === 'set' || run.parked.length === 0 || run.cards.length === LONGEST);

/** Kinds of action in the proportion in which random play tries them. */
const ZEAL: { readonly [kind in DhappaAction['kind']]: number } = {
  draw: 4,
  npick: 6,
  cancelPick: 1,
  meld: 10,
  extend: 8,
  swap: 10,
  shift: 10,
  merge: 6,
  undo: 2,
  discard: 5,
  lapse: 0,
  proceed: 0,
};

/** A random player who lays cards: the kind first, then one of its kind. */
const choose = (offers: readonly DhappaAction[], random: Random): DhappaAction => {
  const kinds = [...new Set(offers.map(({ kind }) => kind))];
  const kind = pick(
    kinds.flatMap(each => Array.from({ length: ZEAL[each] }, () => each)),
    random,
  );
  return pick(
    offers.filter(offer => offer.kind === kind),
    random,
  );
};
