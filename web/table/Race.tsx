import type { ReactNode } from 'react';
import { figure } from '@/words/say.ts';

interface LaneProps {
  readonly who: 'us' | 'them';
  readonly label: string;
  readonly score: number;
  /** What the last deal brought. */
  readonly fresh: number;
}

interface RaceProps {
  readonly target: number;
  /** "To 152", and how far it is. */
  readonly title: ReactNode;
  readonly lanes: readonly LaneProps[];
}

const part = (points: number, target: number): string => `${Math.min(100, Math.max(0, (points / target) * 100))}%`;

const Lane = ({ who, label, score, fresh, target }: LaneProps & Pick<RaceProps, 'target'>) => (
  <div className="tb-lane" data-side={who}>
    <span>{label}</span>
    <span className="tb-bar" aria-hidden="true">
      <i style={{ width: part(score - fresh, target) }} />
      <i data-fresh="" style={{ width: part(fresh, target) }} />
    </span>
    <b>{figure(score)}</b>
  </div>
);

/** The race to the target: what is new is hatched. */
export const Race = ({ target, title, lanes }: RaceProps) => (
  <div className="tb-race" data-part="race">
    <p>{title}</p>
    {lanes.map(lane => (
      <Lane key={lane.who} {...lane} target={target} />
    ))}
  </div>
);
