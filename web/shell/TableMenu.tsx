import { Dialog } from '@/shell/Dialog.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { useSay } from '@/words/say.ts';

interface TableMenuProps {
  readonly open: boolean;
  /** It counts for the ranks. */
  readonly ranked: boolean;
  readonly onPick: (panel: 'settings' | 'report' | 'leave') => void;
  readonly onCopy: () => void;
  /** What a bot would do here; null: it is not asked at this table. */
  readonly onBulb: (() => void) | null;
  readonly onClose: () => void;
}

/** The menu at a table. */
export const TableMenu = ({ open, ranked, onPick, onCopy, onBulb, onClose }: TableMenuProps) => {
  const say = useSay();
  return (
    <Dialog title={say('app.menu')} open={open} onClose={onClose}>
      {ranked && (
        <p className="sh-quiet" data-ranked="">
          <Glyph name="trophy" /> {say('table.ranked')}
        </p>
      )}
      <div className="sh-menu">
        {onBulb && (
          <button type="button" className="sh-btn sh-wide" data-action="bulb" onClick={onBulb}>
            <Glyph name="bulb" />
            {say('table.bulb')}
          </button>
        )}
        <button type="button" className="sh-btn sh-wide" onClick={() => onPick('settings')}>
          <Glyph name="gear" />
          {say('settings.title')}
        </button>
        <button type="button" className="sh-btn sh-wide" onClick={() => onPick('report')}>
          <Glyph name="flag" />
          {say('report.title')}
        </button>
        <button type="button" className="sh-btn sh-wide" data-action="copy-record" onClick={onCopy}>
          <Glyph name="copy" />
          {say('table.copy-record')}
        </button>
        <button type="button" className="sh-btn sh-btn-bad sh-wide" onClick={() => onPick('leave')}>
          {say('room.leave')}
        </button>
      </div>
    </Dialog>
  );
};
