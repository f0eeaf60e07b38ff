import type { DhappaPlay, DhappaReason, DhappaState } from '@majlis/dhappa';
import {
  dueCard,
  dueJoker,
  dutyFault,
  faultOfMeld,
  faultOnRun,
  fits,
  isTwo,
  meldsOf,
  type Run,
  type RunId,
} from '@majlis/dhappa/for-web';
import type { Card } from '@majlis/kernel';
import type { DhappaViewModel } from '@/dhappa/view-model.ts';

/** Where the chosen cards may go. */
export interface Targets {
  readonly runs: ReadonlyMap<RunId, readonly DhappaPlay[]>;
  readonly melds: readonly DhappaPlay[];
}

const NOWHERE: Targets = { runs: new Map(), melds: [] };

/** Every lawful place for the whole selection; none while it is not this player's time to lay. */
export const targetsOf = ({ turn, asked, position }: DhappaViewModel, chosen: readonly Card[]): Targets => {
  if (turn !== 'play' || asked || chosen.length === 0) return NOWHERE;
  const runs = new Map<RunId, readonly DhappaPlay[]>();
  for (const play of fits(position, chosen)) {
    if (play.kind !== 'meld') runs.set(play.run, [...(runs.get(play.run) ?? []), play]);
  }
  return { runs, melds: chosen.length < 3 ? [] : meldsOf(position, chosen) };
};

/** All of it in one list: a merge is named once, whichever of its runs was touched. */
export const allPlays = ({ runs, melds }: Targets): readonly DhappaPlay[] => {
  const plays = [...runs.values()].flat();
  const twin = (play: DhappaPlay, i: number): boolean =>
    play.kind === 'merge' &&
    plays.slice(0, i).some(one => one.kind === 'merge' && one.run === play.other && one.other === play.run);
  return [...plays.filter((play, i) => !twin(play, i)), ...melds];
};

/** Why nothing at all can be laid now. */
const faultOfTurn = ({ turn, state, me }: DhappaViewModel): DhappaReason | undefined => {
  if (turn === 'play') return undefined;
  return state.turn.seat === me ? 'wrong-phase' : 'not-your-turn';
};

export const whyNotOn = (model: DhappaViewModel, run: Run, chosen: readonly Card[]): DhappaReason =>
  faultOfTurn(model) ?? faultOnRun(model.position, run, chosen);

export const whyNotNew = (model: DhappaViewModel, chosen: readonly Card[]): DhappaReason | undefined => {
  const fault = faultOfTurn(model);
  if (fault || chosen.length === 0) return fault ?? 'too-short';
  return meldsOf(model.position, chosen).length > 0 ? undefined : faultOfMeld(model.position, chosen);
};

/** What must be laid before the turn may end. */
export const dueOf = (state: DhappaState): Card | undefined => dueCard(state) ?? dueJoker(state);

/** Why this card cannot be thrown away now. */
export const whyNotDiscard = (
  model: DhappaViewModel,
  chosen: readonly Card[],
): DhappaReason | 'choose-one' | undefined => {
  const fault = faultOfTurn(model) ?? dutyFault(model.state);
  return fault ?? (chosen.length === 1 ? undefined : 'choose-one');
};

export const burns = (chosen: readonly Card[]): boolean => chosen.length === 1 && chosen.every(isTwo);
