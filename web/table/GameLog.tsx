import { memo, useEffect, useMemo, useRef } from 'react';
import type { LogEntry, Seen } from '@/store/seen.ts';
import type { Recall } from '@/table/recall.ts';
import { say, spokenNow } from '@/words/say.ts';

export interface ToldLine {
  readonly key: number;
  readonly text: string;
  /** Not the player's choice: the time was up. */
  readonly late: boolean;
  readonly tone?: 'score' | 'deal';
}

/** Turns what happened into lines; `undefined` where nothing is worth telling. */
export type Narrate = (entry: LogEntry, seen: Seen) => string | undefined;

interface Known {
  readonly chairs: unknown;
  readonly you: unknown;
  readonly tongue: string;
  readonly lines: readonly ToldLine[];
}

const known = new WeakMap<LogEntry, Known>();

/** An entry is put into words once, and again when the language, the names or the eyes are others. */
const toldOf = (entry: LogEntry, seen: Seen, narrate: Narrate, tongue: string): readonly ToldLine[] => {
  const [before, chairs] = [known.get(entry), seen.table?.chairs];
  if (before && before.chairs === chairs && before.you === seen.you && before.tongue === tongue) return before.lines;
  const text = narrate(entry, seen);
  const lines = text === undefined ? [] : [{ key: entry.n, text, late: entry.late }];
  known.set(entry, { chairs, you: seen.you, tongue, lines });
  return lines;
};

/** What was before this device looked on: lines with numbers below those of the log. */
const useRecalled = (seen: Seen, recall: Recall, tongue: string): readonly ToldLine[] =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: of all that is seen only these are put into words
  useMemo(() => {
    const texts = seen.recalled === null ? [] : recall(seen.recalled, seen);
    return texts.map((text, i) => ({ key: i - texts.length, text, late: false }));
  }, [seen.recalled, seen.table?.chairs, seen.you, recall, tongue]);

/** The whole log in words, with what the view still tells of before; the same list for as long as nothing was added. */
export const useLines = (seen: Seen, narrate: Narrate, recall: Recall): readonly ToldLine[] => {
  const tongue = spokenNow();
  const before = useRecalled(seen, recall, tongue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of all that is seen only these are put into words
  return useMemo(
    () => [...before, ...seen.log.flatMap(entry => toldOf(entry, seen, narrate, tongue))],
    [before, seen.log, seen.table?.chairs, seen.you, narrate, tongue],
  );
};

interface ToldProps {
  readonly label: string;
  readonly late: string;
  readonly lines: readonly ToldLine[];
}

const ToldLine = memo(({ line, late }: { readonly line: ToldLine; readonly late: string }) => (
  <p data-n={line.key}>
    <bdi>{line.text}</bdi>
    {line.late && (
      <span className="tb-late" data-late="">
        {say('app.separator') + late}
      </span>
    )}
  </p>
));

/** The log of the game: read aloud as it grows, in the language of the page. */
export const GameLog = memo(({ label, late, lines }: ToldProps) => {
  const list = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLDivElement>(null);
  // Once the page is laid out: to ask for the height before would lay it out there and then. Where no log is shown, nothing is asked.
  useEffect(() => {
    const grown = new ResizeObserver(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
    if (all.current) grown.observe(all.current);
    return () => grown.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <div ref={list} className="tb-log" role="log" aria-label={label} dir="auto" tabIndex={0}>
      <div ref={all}>
        {lines.map(line => (
          <ToldLine key={line.key} line={line} late={late} />
        ))}
      </div>
    </div>
  );
});
