import type { Roll } from '../game.ts';
import { same } from '../same.ts';
import { type Check, check } from './check.ts';
import { dealKey } from './deal.ts';
import { secretFor } from './reveal.ts';
import { type DiceValue, throwDice } from './throw.ts';
import type { DiceDeal, Rolled, Transcript } from './transcript.ts';

/** A throw as the verifier computed it. */
export interface Thrown {
  readonly k: number;
  readonly label: string;
  readonly value: DiceValue;
}

/** What the verifier must know of the game. It comes from the rules, never from whoever dealt: a pack in another order is another deal. */
export interface DiceRules {
  /** The roll that the rules ask for: its pack in canonical order, or its n. undefined = none of this label in deal k. */
  asked(k: number, label: string): Roll | undefined;
  /** Whether a throw may stand; `earlier` are the accepted ones before it. Without this, every throw stands. */
  fair?(thrown: Thrown, earlier: readonly Thrown[]): boolean;
}

interface Step {
  readonly k: number;
  readonly rolled: Rolled;
  readonly asked: Roll | undefined;
  /** undefined = cannot be computed. */
  readonly thrown: Thrown | undefined;
}

/** Every throw is computed anew and compared; every acceptance and every refusal is put to the rules. */
export const audit = (transcript: Transcript, rules: DiceRules): Check[] =>
  transcript.deals
    .flatMap(deal => replay(transcript, deal, rules))
    .flatMap((step, i, steps) => {
      const name = `deal ${step.k}, ${step.rolled.label}, attempt ${step.rolled.attempt}`;
      const verdict = step.rolled.accepted ? 'accepted' : 'refused';
      return [
        check(`${name}: computed anew, it falls the same`, difference(step)),
        check(`${name}: rightly ${verdict}`, misjudged(step, steps.slice(0, i), rules)),
      ];
    });

const replay = (transcript: Transcript, deal: DiceDeal, rules: DiceRules): Step[] => {
  const { k, rolls } = deal;
  const { id, ctx, seats } = transcript;
  const secret = secretFor(transcript.deals, id, k);
  const nonces = seats.map(chair => chair.nonce);
  const key = secret === undefined ? undefined : dealKey({ id, ctx, nonces }, k, secret);
  return rolls.map(rolled => {
    const { label, attempt } = rolled;
    const asked = rules.asked(k, label);
    return { k, rolled, asked, thrown: key && asked && { k, label, value: throwDice(key, asked, attempt) } };
  });
};

const difference = ({ rolled, asked, thrown }: Step): string | undefined => {
  if (!asked) return 'the rules ask for no such roll';
  if (!thrown) return 'its secret was not revealed';
  if (same(thrown.value, rolled.value)) return undefined;
  if (typeof thrown.value === 'number') return `it must be ${thrown.value}`;
  const told = typeof rolled.value === 'number' ? [] : rolled.value;
  const place = thrown.value.findIndex((card, i) => card !== told[i]);
  return place < 0 ? `it must be ${thrown.value.length} cards` : `card ${place + 1} must be ${thrown.value[place]}`;
};

const misjudged = ({ rolled, thrown }: Step, before: readonly Step[], rules: DiceRules): string | undefined => {
  const earlier = before.filter(step => step.rolled.accepted).map(step => step.thrown);
  if (!thrown || !earlier.every(known => known !== undefined)) return 'it cannot be judged';
  const fair = rules.fair?.(thrown, earlier) ?? true;
  if (fair === rolled.accepted) return undefined;
  return fair ? 'the rules accept it' : 'the rules refuse it';
};
