import { type ReactNode, useEffect, useRef } from 'react';

interface ModalProps {
  readonly name: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native dialog for as long as it is drawn: top layer, focus and Esc are the browser's. */
export const Modal = ({ name, title, onClose, children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    if (node && !node.open) node.showModal();
    return () => node?.close();
  }, []);
  const cancel = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className="mj-dialog tb-modal" data-dialog={name} aria-label={title} onCancel={cancel}>
      <header>
        <h2>{title}</h2>
      </header>
      {children}
    </dialog>
  );
};
