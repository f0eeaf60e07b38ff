import type { ToldLine } from '@/table/GameLog.tsx';
import { say } from '@/words/say.ts';

/** The last lines of the log, the newest first: to be looked at. It is read aloud elsewhere. */
export const Lately = ({ lines }: { readonly lines: readonly ToldLine[] }) => (
  <ol className="tb-lines">
    {lines
      .slice(-40)
      .reverse()
      .map(line => (
        <li key={line.key} data-late={line.late || undefined}>
          {line.text}
          {line.late && say('app.separator') + say('table.late')}
        </li>
      ))}
  </ol>
);
