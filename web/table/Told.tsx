import { useEffect, useRef } from 'react';
import type { Seen } from '@/store/seen.ts';

export interface Line {
  readonly key: number;
  readonly text: string;
  /** Not the player's choice: the time was up. */
  readonly late: boolean;
  readonly tone?: 'score' | 'deal';
}

/** Turns what happened into lines; `undefined` where nothing is worth telling. */
export type Narrate = (entry: Seen['log'][number], seen: Seen) => string | undefined;

export const linesOf = (seen: Seen, narrate: Narrate): readonly Line[] =>
  seen.log.flatMap(entry => {
    const text = narrate(entry, seen);
    return text === undefined ? [] : [{ key: entry.n, text, late: entry.late }];
  });

interface ToldProps {
  readonly label: string;
  readonly late: string;
  readonly lines: readonly Line[];
}

/** The log of the game: read aloud as it grows, in the language of the page. */
export const Told = ({ label, late, lines }: ToldProps) => {
  const list = useRef<HTMLDivElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <div ref={list} className="tb-log" role="log" aria-label={label} dir="auto" tabIndex={0}>
      {lines.map(line => (
        <p key={line.key} data-n={line.key}>
          <bdi>{line.text}</bdi>
          {line.late && (
            <span className="tb-late" data-late="">
              {' '}
              · {late}
            </span>
          )}
        </p>
      ))}
    </div>
  );
};
