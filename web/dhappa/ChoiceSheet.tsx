import type { DhappaPlay } from '@majlis/dhappa';
import type { Card } from '@majlis/kernel';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { choiceWord, runAfter, runLabel } from '@/dhappa/phrases.ts';
import { RunStrip } from '@/dhappa/RunStrip.tsx';
import { Call } from '@/table/Call.tsx';
import { Modal } from '@/table/Modal.tsx';
import { say } from '@/words/say.ts';

const cardsLaid = (play: DhappaPlay): readonly Card[] => {
  switch (play.kind) {
    case 'meld':
    case 'extend':
      return play.cards;
    case 'merge':
      return play.bridge;
    default:
      return [play.card];
  }
};

interface ChoiceSheetProps {
  readonly actions: DhappaActions;
  readonly plays: readonly DhappaPlay[];
}

/** What could be meant: each way with the run as it would then lie. */
export const ChoiceSheet = ({ actions, plays }: ChoiceSheetProps) => {
  const { model, look, act, show } = actions;
  const pick = (play: DhappaPlay) => {
    show(null);
    act(play);
  };
  return (
    <Modal name="choice" title={say('dhappa.which')} onClose={() => show(null)}>
      <div className="dh-choices">
        {plays.map((play, i) => {
          const run = runAfter(play, model.position);
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the ways do not change while they are asked about
              key={i}
              type="button"
              className="dh-choice"
              data-choice={i}
              data-play={play.kind}
              onClick={() => pick(play)}
            >
              <span>{choiceWord(play, model.position)}</span>
              {run && <span className="sr-only">{runLabel(run)}</span>}
              {run && <RunStrip run={run} look={look} whole fresh={cardsLaid(play)} />}
            </button>
          );
        })}
      </div>
      <div className="tb-buttons">
        <Call id="close" tone="ghost" onPress={() => show(null)}>
          {say('app.cancel')}
        </Call>
      </div>
    </Modal>
  );
};
