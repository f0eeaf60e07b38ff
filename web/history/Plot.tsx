import type { ResultName } from '@/history/result.ts';

const [WIDE, HIGH] = [300, 60];

export interface PlottedResult {
  readonly id: string;
  readonly result: ResultName;
}

/** Won upward, lost downward, the oldest first. */
export const ResultBars = ({
  results,
  label,
}: {
  readonly results: readonly PlottedResult[];
  readonly label: string;
}) => {
  const step = WIDE / Math.max(10, results.length);
  const tall = { won: HIGH / 2 - 2, lost: HIGH / 2 - 2, drawn: 2 };
  return (
    <svg className="hi-plot" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      <line x1={0} x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} className="hi-axis" />
      {results.map(({ id, result }, i) => (
        <rect
          key={id}
          data-result={result}
          x={i * step + 1}
          width={Math.max(1, step - 2)}
          y={result === 'won' ? 2 : HIGH / 2}
          height={tall[result]}
          rx={2}
        />
      ))}
    </svg>
  );
};

/** A line between 0 and 100. */
export const PercentLine = ({ values, label }: { readonly values: readonly number[]; readonly label: string }) => {
  const x = (i: number): number => (values.length < 2 ? WIDE / 2 : 6 + (i / (values.length - 1)) * (WIDE - 12));
  const y = (value: number): number => HIGH - 4 - (value / 100) * (HIGH - 8);
  const points = values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`);
  const [lastX, lastY] = points.at(-1)?.split(',') ?? [];
  return (
    <svg className="hi-plot" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      <line x1={0} x2={WIDE} y1={y(50)} y2={y(50)} className="hi-axis" />
      <polyline points={points.join(' ')} className="hi-line" />
      <circle cx={lastX} cy={lastY} r={4} className="hi-dot" />
    </svg>
  );
};
