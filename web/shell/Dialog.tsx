import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Glyph } from '@/shell/Glyph.tsx';
import { useSay } from '@/words/say.ts';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own dialog: top layer, focus kept inside, Esc closes. A tap beside it closes it too. One that was closed from outside tells nobody: by then another may be open. */
export const Dialog = ({ title, open, onClose, children }: DialogProps) => {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const beside = ({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key for it, and the browser brings it
    <dialog
      ref={dialog}
      className="sh-dialog"
      aria-labelledby={heading}
      onClose={() => open && onClose()}
      onClick={beside}
    >
      {open && (
        <div className="sh-dialog-in">
          <header className="sh-dialog-head">
            <h2 id={heading}>{title}</h2>
            <button type="button" className="sh-square" aria-label={say('app.close')} onClick={onClose}>
              <Glyph name="cross" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
};
