import type { ReactNode } from 'react';

/** A part of the sidebar under its own heading. */
export const Box = ({
  part,
  title,
  aside,
  children,
}: {
  part: string;
  title: string;
  aside?: string;
  children: ReactNode;
}) => (
  <section className="tb-box" data-part={part} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {aside && <small>{aside}</small>}
    </header>
    {children}
  </section>
);
