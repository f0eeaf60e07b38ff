import type { DhappaPlay } from '@majlis/dhappa';
import { allCards, type Run, WILDS_EACH, wildsIn } from '@majlis/dhappa/for-web';
import { memo } from 'react';
import type { CardLook } from '@/cards/look.ts';
import { hintOf } from '@/dhappa/hints.ts';
import { runLabel } from '@/dhappa/phrases.ts';
import { RunStrip } from '@/dhappa/RunStrip.tsx';
import { say, useSay } from '@/words/say.ts';

interface RunViewProps {
  readonly run: Run;
  readonly look: CardLook;
  /** What the chosen cards could do here. */
  readonly plays: readonly DhappaPlay[];
  /** The runs on the table, where a merge is among the plays. */
  readonly runs: readonly Run[];
  /** Cards are chosen, and this run does not take them. */
  readonly closed: boolean;
  readonly onPress: (run: Run) => void;
}

const labelOf = (run: Run, plays: readonly DhappaPlay[]): string =>
  [runLabel(run), ...(plays.length > 0 ? [say('dhappa.takes')] : [])].join(say('dhappa.and-comma'));

/** How many wilds it holds, of the two that the Lock allows. */
const Wilds = ({ n }: { readonly n: number }) => (
  <span className="dh-wilds" data-wilds={n} data-over={n > WILDS_EACH || undefined}>
    <i aria-hidden="true">
      {'◆'.repeat(Math.min(n, WILDS_EACH))}
      {'◇'.repeat(Math.max(0, WILDS_EACH - n))}
    </i>
    {say('dhappa.wilds-of', { n, most: WILDS_EACH })}
  </span>
);

/** DHA-09  One run of a board: tapped, it takes the chosen cards, or shows all of itself. */
export const RunView = memo(({ run, look, plays, runs, closed, onPress }: RunViewProps) => {
  useSay();
  const lit = plays.length > 0;
  return (
    <button
      type="button"
      className="dh-run"
      data-run={run.id}
      data-drop={run.id}
      data-form={run.form}
      data-lit={lit || undefined}
      data-closed={closed || undefined}
      onClick={() => onPress(run)}
    >
      <span className="sr-only">{labelOf(run, plays)}</span>
      <RunStrip run={run} look={look} hint={lit ? hintOf(run, plays, runs) : undefined} />
      <span className="dh-run-foot">
        <span>{say('dhappa.cards', { n: allCards(run).length })}</span>
        <Wilds n={wildsIn(run)} />
      </span>
    </button>
  );
});
