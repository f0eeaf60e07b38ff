import { useEffect } from 'react';

/** Esc closes what is open on the table; a dialog over it comes first. */
export const useEscape = (open: boolean, close: () => void): void => {
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open, close]);
};
