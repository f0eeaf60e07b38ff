import type { DiceVerdict } from '@majlis/kernel/dice';
import { Glyph } from '@/shell/Glyph.tsx';
import { useSay } from '@/words/say.ts';

/** What was checked, and what came of it. */
export const Result = ({ verdict }: { readonly verdict: DiceVerdict }) => {
  const say = useSay();
  const failed = verdict.checks.filter(({ ok }) => !ok);
  const good = verdict.ok && verdict.checks.length > 0;
  return (
    <div className="sh-verdict" data-ok={good} role="status">
      <p>
        <Glyph name={good ? 'tick' : 'cross'} size={24} />
        <strong>
          {good ? say('fair.ok', { n: verdict.checks.length }) : say('fair.bad', { n: Math.max(1, failed.length) })}
        </strong>
      </p>
      <details>
        <summary>{say('fair.details')}</summary>
        <ol lang="en" dir="ltr">
          {[...failed, ...verdict.checks.filter(({ ok }) => ok)].map(({ ok, what }) => (
            <li key={what} data-ok={ok}>
              {what}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
};
