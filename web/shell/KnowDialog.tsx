import { Link } from 'wouter';
import { Dialog } from '@/shell/Dialog.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import type { Texts } from '@/words/language.ts';
import { sayText, useSay } from '@/words/say.ts';

interface KnowDialogProps {
  readonly game: string;
  readonly title: Texts;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly onClose: () => void;
}

/** "Do you know Baloot?": to the table, or to the first lesson. */
export const KnowDialog = ({ game, title, onYes, onNo, onClose }: KnowDialogProps) => {
  const say = useSay();
  return (
    <Dialog title={say('learn.know', { game: sayText(title) })} open onClose={onClose}>
      <p>{say('learn.know-line')}</p>
      <div className="sh-menu">
        <button type="button" className="sh-btn sh-btn-gold sh-wide" data-action="know-yes" onClick={onYes}>
          <Glyph name="bolt" />
          {say('learn.know-yes')}
        </button>
        <Link href={`/learn/${game}/first`} className="sh-btn sh-wide" data-action="know-no" onClick={onNo}>
          <Glyph name="book" />
          {say('learn.know-no')}
        </Link>
      </div>
    </Dialog>
  );
};
