import type { ReactNode } from 'react';
import { useCover } from '@/scene/Covered.tsx';

interface TableSheetProps {
  /** For tests: `sheet`, `victory`, `round`. */
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** What lies over the whole table between deals and at the end. */
export const TableSheet = ({ name, label, children }: TableSheetProps) => {
  useCover();
  return (
    <section className="tb-sheet" data-overlay={name} aria-label={label}>
      {children}
    </section>
  );
};
