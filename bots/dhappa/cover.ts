import { type Lane, RANKED } from './lane.ts';

/** Chains of cards under way in a suit: of one card, of two, and such as may end anywhere. At most three at a time. */
type Chains = readonly [number, number, number];

const MOST = 3;
/** With more wilds than this a player needs no arithmetic. */
export const WILDS = 4;

const CHAINS: readonly Chains[] = upTo(MOST).flatMap(one =>
  upTo(MOST - one).flatMap(two => upTo(MOST - one - two).map((three): Chains => [one, two, three])),
);

const numberOf = ([one, two, three]: Chains): number =>
  CHAINS.findIndex(chains => chains[0] === one && chains[1] === two && chains[2] === three);

/** What may happen to chains at a place. */
interface Move {
  /** Short chains that stop here: each has to join a run of the table. */
  readonly dropped: number;
  /** Chains that begin as a longer end of a run of the table. */
  readonly grown: number;
  /** Cards laid at the place. */
  readonly laid: number;
  /** The chains then. */
  readonly to: number;
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, n) => n);
}

const continued = ([one, two, three]: Chains): readonly Chains[] =>
  upTo(one).flatMap(a => upTo(two).flatMap(b => upTo(three).map((c): Chains => [a, b, c])));

const movesFrom = (chains: Chains): readonly Move[] =>
  continued(chains).flatMap(([a, b, c]) => {
    const kept = a + b + c;
    return upTo(MOST - kept).flatMap(begun =>
      upTo(MOST - kept - begun).map(grown => ({
        dropped: chains[0] - a + chains[1] - b,
        grown,
        laid: kept + begun + grown,
        to: numberOf([begun, a, b + c + grown]),
      })),
    );
  });

const MOVES: readonly (readonly Move[])[] = CHAINS.map(movesFrom);
const IDLE = numberOf([0, 0, 0]);
const FAR = 99;

/** The fewest natural cards of a suit that stay in hand, by the number of wilds spent on it: of 0, 1, 2… */
export const leftovers = (lane: Lane, wilds: number): readonly number[] => {
  let now: number[][] = upTo(wilds).map(spent => CHAINS.map((_, at) => (spent === 0 && at === IDLE ? 0 : FAR)));
  for (let place = 0; place < RANKED; place++) now = stepped(now, lane, place);
  const ends = now.map(costs =>
    CHAINS.reduce((least, [one, two], at) => (one + two === 0 ? Math.min(least, costs[at] ?? FAR) : least), FAR),
  );
  return ends.map((_, spent) => Math.min(...ends.slice(0, spent + 1)));
};

const stepped = (now: readonly (readonly number[])[], lane: Lane, place: number): number[][] => {
  const next = now.map(() => CHAINS.map(() => FAR));
  const held = lane.held[place] ?? 0;
  const [begins, ended, spare] = [lane.begins[place] ?? 0, lane.ended[place] ?? 0, held - (lane.slots[place] ?? 0)];
  for (const [spent, costs] of now.entries()) {
    for (const [at, cost] of costs.entries()) {
      if (cost >= FAR) continue;
      for (const { dropped, grown, laid, to } of MOVES[at] ?? []) {
        if (dropped > begins || grown > ended) continue;
        const then = next[spent + Math.max(0, laid - held)];
        const left = cost + Math.max(0, spare - laid);
        if (then && left < (then[to] ?? FAR)) then[to] = left;
      }
    }
  }
  return next;
};
