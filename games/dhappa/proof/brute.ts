import type { Card } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import { tryOn } from '../plays/lay.ts';
import { type DhappaPosition, floorFault } from '../plays/position.ts';
import { likeness } from '../runs/face.ts';
import type { RunId } from '../runs/run.ts';

/** Every selection of a few cards in every order: the blunt way to find plays, against which the fine ones are tested. */
export const orders = (cards: readonly Card[], most: number): readonly (readonly Card[])[] =>
  most === 0
    ? [[]]
    : [[], ...cards.flatMap(card => orders(without(cards, card), most - 1).map(rest => [card, ...rest]))];

const without = (cards: readonly Card[], card: Card): readonly Card[] => cards.filter(other => other !== card);

/** Every selection of a few cards, once. */
export const selections = (cards: readonly Card[], most: number): readonly (readonly Card[])[] => {
  const [card, ...rest] = cards;
  if (!card || most === 0) return [[]];
  return [...selections(rest, most), ...selections(rest, most - 1).map(more => [card, ...more])];
};

/** Every play there could be of these cards in this order, lawful or not. */
export const thinkable = ({ runs }: DhappaPosition, cards: readonly Card[]): readonly DhappaPlay[] => {
  const [card] = cards;
  const onRun = (run: RunId): readonly DhappaPlay[] => [
    { kind: 'extend', run, end: 'low', cards },
    { kind: 'extend', run, end: 'high', cards },
    ...runs.map(({ id }): DhappaPlay => ({ kind: 'merge', run, other: id, bridge: cards })),
    ...(card && cards.length === 1 ? exchangesOf(run, card) : []),
  ];
  return [
    { kind: 'meld', form: 'run', cards },
    { kind: 'meld', form: 'set', cards },
    ...runs.flatMap(({ id }) => onRun(id)),
  ];
};

const exchangesOf = (run: RunId, card: Card): readonly DhappaPlay[] => [
  { kind: 'swap', run, card },
  ...([null, 'low', 'high'] as const).map((to): DhappaPlay => ({ kind: 'shift', run, card, to })),
];

/** What a play comes to, copies of a card and wilds of a kind not told apart; undefined if it is not to be done at all. */
export const effect = (
  position: DhappaPosition,
  play: DhappaPlay,
): { readonly name: string; readonly low: boolean } | undefined => {
  const tried = tryOn(position, play);
  if (!tried.ok) return undefined;
  const { run, gone, won } = tried.value.laid;
  const faces = run.cards.map(likeness);
  const cards = run.form === 'set' ? faces.sort() : [run.low, ...faces, ...run.parked.map(() => 'parked')];
  const name = [play.kind, run.id, gone, won && likeness(won), run.form, ...cards].join(' ');
  return { name, low: floorFault(tried.value.after) !== undefined };
};
