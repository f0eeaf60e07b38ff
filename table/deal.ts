import type { HouseAction, Roll } from '@majlis/kernel';
import { nextPlaceOf } from '@majlis/kernel/dice';
import type { DecisionContext } from './decision.ts';
import type { TableEvent } from './event.ts';
import { tipOf } from './secret.ts';

/** A game that refuses so many throws is broken. */
const MOST_THROWS = 10_000;

/** A roll of the game, thrown under its label until the rules accept it; a label thrown again opens the next deal. */
export const throwUntilAccepted = (context: DecisionContext, roll: Roll): readonly TableEvent[] => {
  const { setup, table, secret } = context;
  if (!table.commitment) throw new Error('no dice were committed');
  const { k } = nextPlaceOf(table.course, roll.label);
  const match = { id: table.commitment.id, ctx: table.commitment.ctx, nonces: table.nonces };
  const thrown = setup.dice.thrower(match, tipOf(secret), k);
  for (let attempt = 0; attempt < MOST_THROWS; attempt++) {
    const value = thrown(roll, attempt);
    const action: HouseAction = { kind: 'rolled', label: roll.label, value };
    const decision = setup.game.decide(table.state, 'house', action);
    if (!decision.ok) continue;
    const events = decision.events.map((event): TableEvent => ({ kind: 'game', by: 'house', cause: 'house', event }));
    return [...announceDeal(context, k, roll), { kind: 'thrown', k, label: roll.label, attempt, value }, ...events];
  }
  throw new Error(`the dice were refused ${MOST_THROWS} times: ${roll.label}`);
};

/** Deal k is announced before any card of it. Where the table chose so, the cards of the deal before may be known once the pack is shuffled again. */
const announceDeal = (context: DecisionContext, k: number, roll: Roll): readonly TableEvent[] => {
  const { course, reveal } = context.table;
  const isNew = k !== course.k || course.accepted.length === 0;
  return [
    ...(reveal === 'deal' && roll.kind === 'shuffle' && k > 1 ? [revealDeal(context, k - 1)] : []),
    ...(isNew ? [{ kind: 'dealStarted' as const, k }] : []),
  ];
};

/** What the dice of deal k were thrown from. */
export const revealDeal = ({ setup, table: { commitment }, secret }: DecisionContext, k: number): TableEvent => {
  if (!commitment) throw new Error('no dice were committed');
  return { kind: 'revealed', k, secret: setup.dice.secret(commitment.id, tipOf(secret), k) };
};
