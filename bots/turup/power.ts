import type { Card, Seat } from '@majlis/kernel';
import type { TurupAction, TurupState } from '@majlis/turup';
import { FOUR, sizeOf } from './deck.ts';
import type { Eyes } from './eyes.ts';
import { sureLead } from './lead.ts';
import { allowed, hasPlayed, mayHold, unseen } from './run.ts';
import { sureCard } from './sense.ts';

/** With so few cards left a power is used at the next chance. */
const FEW = 4;

type Peek = Extract<TurupAction, { kind: 'peek' }>;

/** TUR-7.6  A look before a lead that is a guess, at the opponent of whom less is known. */
export const peek = (eyes: Eyes, held: number, offers: readonly TurupAction[]): Peek | undefined => {
  const peeks = offers.filter(action => action.kind === 'peek');
  const { run, seat, bonds } = eyes;
  const guess = run.sat === 0 && sureLead(run, seat, allowed(run, seat, bonds)) < 0;
  if (!guess && held > FEW) return undefined;
  return peeks.reduce<Peek | undefined>(
    (best, one) => (best && openTo(eyes, best.target) >= openTo(eyes, one.target) ? best : one),
    undefined,
  );
};

/** How many cards a seat may hold that nobody has seen. */
const openTo = ({ run, seat }: Eyes, other: Seat): number =>
  FOUR.reduce<number>((sum, suit) => sum + sizeOf(mayHold(run, other, suit) & unseen(run, seat, suit)), 0);

/** TUR-7.8  Before a partner plays who would else spend something on a trick that is already won. */
export const jumpIn = ({ run, seat, deck }: Eyes): Card | undefined => {
  const partner = (seat + 2) & 3;
  if (run.turn !== partner || hasPlayed(run, partner)) return undefined;
  const code = sureCard(run, seat);
  return code < 0 ? undefined : deck.card(code);
};

/** TUR-7.11  (option) An opponent's lead, when there is something to cash. */
export const steal = ({ run, seat, bonds, deck }: Eyes, { turn }: TurupState, held: number): Card | undefined => {
  if (((turn ^ seat) & 1) === 0) return undefined;
  const code = sureLead(run, seat, allowed(run, seat, bonds));
  return code < 0 || held > STEAL ? undefined : deck.card(code);
};

/** A stolen lead is worth most when few are left. */
const STEAL = 8;
