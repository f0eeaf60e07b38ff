import type { CSSProperties } from 'react';

interface NameProps {
  readonly children: string;
  /** A short line that stands in for it for a while. */
  readonly note?: string | undefined;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A person's name, in its own direction: whole where there is room, else with an ellipsis at its end. A long press tells it whole (whole.ts). */
export const Name = ({ children, note, className, style }: NameProps) => (
  <bdi className={className ? `nm-name ${className}` : 'nm-name'} dir="auto" data-name={children} style={style}>
    {note ?? children}
  </bdi>
);
