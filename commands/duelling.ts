import { type Contest, diceOf, earlyOf, playDeal, type Seatable } from '@majlis/bots';
import { type OfKind, seeded } from '@majlis/kernel';

/** Two levels on the same deals: `a` in the even seats, then in the odd ones. */
export interface DuelTerms<O> {
  readonly a: string;
  readonly b: string;
  readonly deals: number;
  readonly seed: number;
  readonly options: O;
}

export interface DuelResult {
  /** Points a deal that `a` has more than `b`, and the standard error of that. */
  readonly points: number;
  readonly error: number;
  /** Deals, both ways round together, that went better for `a`, worse, and the same. */
  readonly better: number;
  readonly worse: number;
  readonly same: number;
  /** Finished matches, as `a` saw them. */
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** `watch` is told what happened, on which side `a` sits, and what came of it. */
export const duel = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  seatable: Seatable<O, S, A, E, R>,
  terms: DuelTerms<O>,
  watch: (event: E, side: 0 | 1, after: S) => void = () => undefined,
): DuelResult => {
  const at = (side: 0 | 1): Series => series(seatable, terms, side, (event, after) => watch(event, side, after));
  const [even, odd] = [at(0), at(1)];
  const leads = even.leads.map((lead, deal) => (lead + (odd.leads[deal] ?? 0)) / 2);
  const points = mean(leads);
  const spread = Math.sqrt(mean(leads.map(lead => (lead - points) ** 2)));
  return {
    points,
    error: spread / Math.sqrt(Math.max(1, leads.length - 1)),
    better: leads.filter(lead => lead > 0).length,
    worse: leads.filter(lead => lead < 0).length,
    same: leads.filter(lead => lead === 0).length,
    won: even.won + odd.won,
    lost: even.lost + odd.lost,
    drawn: even.drawn + odd.drawn,
  };
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

interface Series extends Pick<DuelResult, 'won' | 'lost' | 'drawn'> {
  /** Of each deal. */
  readonly leads: readonly number[];
}

/** One deal after the other, match after match. A deal's pack, and who deals or what is trump, is the same in every series. */
export const series = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  { game, think, chances, budget, standing }: Seatable<O, S, A, E, R>,
  { a, b, deals, seed, options }: DuelTerms<O>,
  side: 0 | 1,
  watch: NonNullable<Contest<S, A, E>['watch']> = () => undefined,
): Series => {
  const seats = game.sizes[0] ?? 0;
  const levels = Array.from({ length: seats }, (_, seat) => (seat % 2 === side ? a : b));
  const leads: number[] = [];
  const ends: (number | null)[] = [];
  let state = game.open(options, seats);
  for (let deal = 0; deal < deals; deal++) {
    const mind = seeded(chance(deal * 2 + side, seed + 1));
    const before = lead(standing(state), side);
    state = playDeal(game, state, {
      act: (view, seat) => think(view, seat, levels[seat] ?? b, budget, mind),
      early: earlyOf(chances, levels),
      throw: diceOf(deal, seeded(chance(deal, seed))),
      watch,
    });
    leads.push(lead(standing(state), side) - before);
    const outcome = game.outcome(state);
    if (outcome) {
      ends.push(outcome.winner);
      state = game.open(options, seats);
    }
  }
  const count = (winner: number | null): number => ends.filter(end => end === winner).length;
  return { leads, won: count(side), lost: count(1 - side), drawn: count(null) };
};

/** A seed of its own for each deal. */
const chance = (deal: number, seed: number): number => deal * 2 ** 32 + seed;

const lead = (points: readonly [number, number], side: 0 | 1): number => points[side] - points[side === 0 ? 1 : 0];
