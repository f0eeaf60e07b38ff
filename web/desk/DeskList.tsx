import type { DeskWaiting } from '@majlis/protocol/desk';
import { spanFigures } from '@/club/time-words.ts';
import { groundWord, verdictOf } from '@/desk/words.ts';
import { Name } from '@/names/Name.tsx';
import { useSay } from '@/words/say.ts';

interface DeskListProps {
  readonly reports: readonly DeskWaiting[];
  readonly now: number;
  readonly chosen: string | null;
  readonly onChoose: (report: string) => void;
}

/** DSK-01  The reports that wait, the worst first: a dot of colour and words for what the log says. */
export const DeskList = ({ reports, now, chosen, onChoose }: DeskListProps) => {
  const say = useSay();
  return (
    <section aria-label={say('desk.reports')}>
      <header className="sh-section-head">
        <h2>{say('desk.reports')}</h2>
        <span className="text-sm text-muted">
          {say('desk.open', { n: reports.length }) + say('app.separator') + say('desk.worst-first')}
        </span>
      </header>
      {reports.length === 0 && <p className="sh-panel text-center">{say('desk.empty')}</p>}
      <ul className="grid gap-2">
        {reports.map(report => {
          const { word, look } = verdictOf(report);
          return (
            <li key={report.id}>
              <button
                type="button"
                className={`grid w-full gap-1 rounded-4 border p-3 text-start ${report.id === chosen ? 'border-gold-hi bg-wood' : 'border-line bg-side'}`}
                data-report={report.id}
                aria-pressed={report.id === chosen}
                onClick={() => onChoose(report.id)}
              >
                <span className="flex gap-2">
                  <b className="min-w-0 flex-1">
                    {report.name === null ? say('desk.gone') : <Name>{report.name}</Name>}
                  </b>
                  <small className="text-muted">{spanFigures(Math.max(0, now - report.at))}</small>
                </span>
                <small className="text-muted">
                  {say(groundWord(report.reason)) + say('app.separator') + say('desk.counted', { n: report.about })}
                </small>
                <small className={look}>{say(word)}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
