import { type DhappaAction, type DhappaEvent, type DhappaState, dhappa } from '@majlis/dhappa';
import { type DhappaPosition, positionOf } from '@majlis/dhappa/for-web';
import { spelling } from '@majlis/dhappa/spelling';
import { type Card, type Seat, type Side, sideOf } from '@majlis/kernel';
import type { LogEntry, Seen } from '@/store/seen.ts';
import { askedOf, mayAct } from '@/table/asked.ts';
import { isSeated, seatOfMine } from '@/table/seats.ts';

/** Everything the panels of Dhappa look at. */
export interface DhappaViewModel {
  readonly seen: Seen;
  readonly state: DhappaState;
  /** Whoever watches from the rail looks from seat 0. */
  readonly me: Seat;
  readonly side: Side;
  readonly seated: boolean;
  /** What this player may do now: pick, play, or nothing but look. */
  readonly turn: 'pick' | 'play' | null;
  /** What was asked and not answered yet. */
  readonly asked: DhappaAction | null;
  readonly position: DhappaPosition;
  readonly hand: readonly Card[];
}

/** The view that this table carries is Dhappa's. */
const stateIn = ({ table }: Seen): DhappaState => (table?.state as DhappaState | undefined) ?? CLEARED;

const CLEARED = dhappa.open(dhappa.options.presets.default, 4);

const turnOf = (seen: Seen, { phase, turn }: DhappaState, me: Seat): DhappaViewModel['turn'] =>
  turn.seat === me && mayAct(seen, me) && (phase === 'pick' || phase === 'play') ? phase : null;

export const viewModelOf = (seen: Seen): DhappaViewModel => {
  const state = stateIn(seen);
  const me = seatOfMine(seen);
  const position = positionOf(state, me);
  return {
    seen,
    state,
    me,
    side: sideOf(me),
    seated: isSeated(seen),
    turn: turnOf(seen, state, me),
    asked: askedOf(seen, spelling)[0] ?? null,
    position,
    hand: isSeated(seen) ? position.hand : [],
  };
};

/** What happened at the game, as far as it was heard. */
export const eventOf = ({ told }: LogEntry): DhappaEvent | undefined =>
  told.kind === 'game' ? (told.event as DhappaEvent) : undefined;
