import { accept, bySeat, type Card, type Permission, refuse, type Seat } from '@majlis/kernel';
import type { BalootEvent, BalootReason } from '../action.ts';
import type { BalootState, Declaration } from '../state.ts';
import { choices, type ProjectChoice } from './choice.ts';
import { contest, type DeclaredProjects, type ProjectContest } from './contest.ts';
import type { ProjectOrder } from './order.ts';
import type { Project, ProjectType } from './project.ts';

/** BAL-9.11  On one's own first turn, before the card. */
export const declare = (
  state: BalootState,
  seat: Seat,
  types: readonly ProjectType[],
): Permission<BalootEvent, BalootReason> => {
  if (state.phase.kind !== 'playing') return refuse('not-now');
  if (state.phase.turn !== seat) return refuse('not-your-turn');
  if (!mayDeclareNow(state, seat)) return refuse('too-late');
  const projects = behind(bySeat(state.hands, seat).cards, types, orderOfProjects(state));
  if (!projects) return refuse('no-such-project');
  return accept({ kind: 'declared', declaration: { seat, types: typesOf(projects), projects } });
};

export const orderOfProjects = (state: BalootState): ProjectOrder => ({
  trump: state.contract?.trump ?? null,
  options: state.options,
});

const mayDeclareNow = ({ phase, tricks, declared }: BalootState, seat: Seat): boolean =>
  phase.kind === 'playing' &&
  phase.turn === seat &&
  tricks.length === 0 &&
  !declared.some(declaration => declaration.seat === seat);

/** BAL-9.12  Only kinds are named; behind them stand the strongest projects of these kinds that the hand holds at once. */
export const behind = (
  hand: readonly Card[],
  types: readonly ProjectType[],
  order: ProjectOrder,
): ProjectChoice | undefined => choices(hand, order).find(choice => spelt(typesOf(choice)) === spelt(types));

const typesOf = (projects: readonly Project[]): readonly ProjectType[] => projects.map(project => project.type);

const spelt = (types: readonly ProjectType[]): string => [...types].sort().join();

/** BAL-9.10  The kinds a seat may name now, the best first. */
export const declarable = (state: BalootState, seat: Seat): readonly (readonly ProjectType[])[] => {
  if (!mayDeclareNow(state, seat)) return [];
  const all = choices(bySeat(state.hands, seat).cards, orderOfProjects(state)).map(typesOf);
  if (all.length < 2) return all;
  return [...new Map(all.map(types => [spelt(types), types])).values()];
};

/** BAL-9.18  Whose projects count. */
export const resolve = (state: BalootState, declared: readonly Declaration[] = state.declared): ProjectContest =>
  contest(declared.flatMap(laid), state.dealer ?? 0, orderOfProjects(state));

const laid = ({ seat, projects }: Declaration): readonly DeclaredProjects[] =>
  (projects ?? []).map(project => ({ seat, project }));
