import type { ReactNode } from 'react';

interface BoxProps {
  readonly part: string;
  readonly title: string;
  readonly aside?: string;
  readonly children: ReactNode;
}

/** What scrolls must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

/** A part of the sidebar under its own heading: what does not fit scrolls inside it. */
export const Box = ({ part, title, aside, children }: BoxProps) => (
  <section className="tb-box" data-part={part} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {aside && <small>{aside}</small>}
    </header>
    <div className="tb-room" {...REACHABLE}>
      {children}
    </div>
  </section>
);
