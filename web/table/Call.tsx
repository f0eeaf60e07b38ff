import type { ReactNode } from 'react';

interface CallProps {
  /** What it does, for tests and keys: `hokum`, `pass`, `sawa`. */
  readonly id: string;
  readonly tone?: 'gold' | 'sun' | 'ghost' | 'bad';
  /** Why it cannot be pressed: it stays in its place and says so. */
  readonly why?: string | undefined;
  readonly pressed?: boolean;
  readonly label?: string;
  readonly onPress: () => void;
  readonly onWhy?: (why: string) => void;
  readonly children: ReactNode;
}

/** One button of the dashboard. */
export const Call = ({ id, tone, why, pressed, label, onPress, onWhy, children }: CallProps) => (
  <button
    type="button"
    className={`mj-btn${tone ? ` mj-btn-${tone}` : ''}`}
    data-action={id}
    aria-label={label}
    aria-pressed={pressed}
    aria-disabled={why === undefined ? undefined : true}
    title={why}
    onClick={() => (why === undefined ? onPress() : onWhy?.(why))}
  >
    {children}
  </button>
);
