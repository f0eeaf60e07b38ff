import type { Card } from '@majlis/kernel';
import { burning } from './burn.ts';
import type { Memory } from './deadwood.ts';
import { lastWild, missed } from './discard.ts';
import { gifts } from './gift.ts';
import { steadyStyle } from './steady.ts';
import { player, type Sitting } from './style.ts';

/** So many of the cards that are missed least are weighed against what they give away. */
const MOST = 5;
/** Hands that the next player may hold. */
const HANDS = 8;
/** What a card that the next player can lay costs, a card that cannot be laid being one. */
export const GIFT = 1;

/** The card that costs least, by what it is missed and by what it gives the next player as their hand may lie. */
const discard = (sitting: Sitting): Card => {
  const memory: Memory = new Map();
  const few = [...missed(sitting, memory)].sort((a, b) => a.cost - b.cost).slice(0, MOST);
  const cards = few.map(({ card }) => card);
  const worlds = gifts(sitting, cards, HANDS, memory);
  const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const given = (at: number): number =>
    worlds.reduce((sum, { weight, given: each }) => sum + weight * (each[at] ?? 0), 0) / total;
  const weighed = few.map(({ card, cost }, at) => ({ card, cost: cost + GIFT * given(at) }));
  const [found] = weighed.sort((a, b) => a.cost - b.cost);
  return burning(sitting) ?? found?.card ?? lastWild(sitting.position.hand);
};

export const master = player({ ...steadyStyle, discard });
