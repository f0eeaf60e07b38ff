import { type BySide, type Seat, type Side, sideOf } from '@majlis/kernel';
import { orderOf } from '../auction/contract.ts';
import { compareProjects, type ProjectOrder } from './order.ts';
import type { Project } from './project.ts';

/** A project laid by a seat in the first trick. */
export interface DeclaredProjects {
  readonly seat: Seat;
  readonly project: Project;
}

export interface ProjectContest {
  /** null: nobody declared anything. */
  readonly winner: Side | null;
  /** What each side scores: all it declared, or nothing. */
  readonly awarded: BySide<readonly Project[]>;
}

/** BAL-9.13…18  The side with the best project scores all of its own, the other side none. */
export const contest = (declared: readonly DeclaredProjects[], dealer: Seat, order: ProjectOrder): ProjectContest => {
  const best = bestOf(declared, dealer, order);
  const winner = best ? sideOf(best.seat) : null;
  const won = declared.filter(({ seat }) => sideOf(seat) === winner).map(({ project }) => project);
  return { winner, awarded: [winner === 0 ? won : [], winner === 1 ? won : []] };
};

/** BAL-9.17  Of equal projects that of the seat that speaks earlier. */
const bestOf = (
  declared: readonly DeclaredProjects[],
  dealer: Seat,
  order: ProjectOrder,
): DeclaredProjects | undefined =>
  [...declared].sort(
    (a, b) => compareProjects(b.project, a.project, order) || orderOf(a.seat, dealer) - orderOf(b.seat, dealer),
  )[0];
