import type { ReactNode } from 'react';
import { Dialog } from '@/shell/Dialog.tsx';
import { useSay } from '@/words/say.ts';

interface LeaveDialogProps {
  readonly open: boolean;
  /** What leaving means now: nothing in the waiting room; in a match as the game says. */
  readonly cost: 'lobby' | 'forfeit' | 'bot' | 'ranked' | 'gathering' | 'daily';
  /** The same in figures. */
  readonly figures?: ReactNode;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The price is told before, not after. */
export const LeaveDialog = ({ open, cost, figures, onLeave, onClose }: LeaveDialogProps) => {
  const say = useSay();
  return (
    <Dialog title={say('leave.title')} open={open} onClose={onClose}>
      <p data-cost={cost}>{say(`leave.${cost}`)}</p>
      {figures}
      <div className="sh-pair">
        <button type="button" className="sh-btn sh-btn-gold" onClick={onClose}>
          {say('leave.stay')}
        </button>
        <button type="button" className="sh-btn sh-btn-bad" onClick={onLeave}>
          {say('leave.go')}
        </button>
      </div>
    </Dialog>
  );
};
