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

/** All moves as numbers in a row, and where those of each chains begin: this is reckoned many thousand times in a thought. */
const FIELDS = 4;
const MOVES = CHAINS.map(chains =>
  Uint8Array.from(movesFrom(chains).flatMap(({ dropped, grown, laid, to }) => [dropped, grown, laid, to])),
);
const NO_MOVES = new Uint8Array();
const IDLE = numberOf([0, 0, 0]);
const FAR = 99;

/** The fewest natural cards of a suit that stay in hand, by the number of wilds spent on it: of 0, 1, 2… */
export const leftovers = (lane: Lane, wilds: number): readonly number[] => {
  let now = new Uint8Array(CHAINS.length * (wilds + 1)).fill(FAR);
  now[IDLE] = 0;
  for (let place = 0; place < RANKED; place++) now = stepped(now, lane, place);
  let least = FAR;
  return upTo(wilds).map(spent => {
    for (const [at, [one, two]] of CHAINS.entries()) {
      if (one + two === 0) least = Math.min(least, now[spent * CHAINS.length + at] ?? FAR);
    }
    return least;
  });
};

const stepped = (now: Uint8Array<ArrayBuffer>, lane: Lane, place: number): Uint8Array<ArrayBuffer> => {
  const next = new Uint8Array(now.length).fill(FAR);
  for (let at = 0; at < now.length; at++) {
    const cost = now[at] ?? FAR;
    if (cost < FAR) spread(next, at, cost, lane, place);
  }
  return next;
};

/** Every way on from some chains. */
const spread = (next: Uint8Array, at: number, cost: number, lane: Lane, place: number): void => {
  const moves = MOVES[at % CHAINS.length] ?? NO_MOVES;
  const row = at - (at % CHAINS.length);
  const held = lane.held[place] ?? 0;
  const begins = lane.begins[place] ?? 0;
  const ended = lane.ended[place] ?? 0;
  const spare = held - (lane.slots[place] ?? 0);
  for (let i = 0; i < moves.length; i += FIELDS) {
    if ((moves[i] ?? 0) > begins || (moves[i + 1] ?? 0) > ended) continue;
    const laid = moves[i + 2] ?? 0;
    const then = row + (laid > held ? laid - held : 0) * CHAINS.length + (moves[i + 3] ?? 0);
    const left = cost + (spare > laid ? spare - laid : 0);
    if (then < next.length && left < (next[then] ?? 0)) next[then] = left;
  }
};
