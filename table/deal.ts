import type { HouseAction, Roll } from '@majlis/kernel';
import { placeOf } from '@majlis/kernel/dice';
import type { TableEvent } from './event.ts';
import { tipOf } from './secret.ts';
import type { Scene } from './verdict.ts';

/** A game that refuses so many throws is broken. */
const MOST_THROWS = 10_000;

/** A roll of the game, thrown under its label until the rules accept it; a label thrown again opens the next deal. */
export const rolled = (scene: Scene, roll: Roll): readonly TableEvent[] => {
  const { cast, table, secret } = scene;
  if (!table.mark) throw new Error('no dice were committed');
  const { k } = placeOf(table.course, roll.label);
  const match = { id: table.mark.id, ctx: table.mark.ctx, nonces: table.nonces };
  const thrown = cast.dice.thrower(match, tipOf(secret), k);
  for (let attempt = 0; attempt < MOST_THROWS; attempt++) {
    const value = thrown(roll, attempt);
    const action: HouseAction = { kind: 'rolled', label: roll.label, value };
    const decision = cast.game.decide(table.state, 'house', action);
    if (!decision.ok) continue;
    const events = decision.events.map((event): TableEvent => ({ kind: 'game', by: 'house', cause: 'house', event }));
    return [...opening(scene, k), { kind: 'thrown', k, label: roll.label, attempt, value }, ...events];
  }
  throw new Error(`the dice were refused ${MOST_THROWS} times: ${roll.label}`);
};

/** Deal k is announced before any card of it; where the table chose so, the secret of the deal before is told now. */
const opening = ({ cast, table, secret }: Scene, k: number): readonly TableEvent[] => {
  const { course, mark, reveal } = table;
  if (!mark || (k === course.k && course.accepted.length > 0)) return [];
  const told = reveal === 'deal' && k > 1;
  return [
    ...(told ? [{ kind: 'revealed' as const, k: k - 1, secret: cast.dice.secret(mark.id, tipOf(secret), k - 1) }] : []),
    { kind: 'dealStarted', k },
  ];
};
