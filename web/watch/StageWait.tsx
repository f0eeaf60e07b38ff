import type { ReactNode } from 'react';

/** The place of the table before it is there, or why it is not. */
export const StageWait = ({ children }: { readonly children?: ReactNode }) => (
  <section className="wt-stage wt-wait" aria-busy={children === undefined}>
    {children}
  </section>
);
