import { useEffect } from 'react';
import { useSettings } from '@/settings/settings.ts';

export type Keys = { readonly [key: string]: (() => void) | undefined };

/** Letters for calls: never while somebody writes, never with a modifier, and not at all where they are switched off. */
export const useKeys = (keys: Keys): void => {
  const on = useSettings(({ letterKeys }) => letterKeys);
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const { target, repeat, ctrlKey, metaKey, altKey } = event;
      const writing = target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]');
      const work = keys[event.key.toLowerCase()];
      if (!work || writing || repeat || ctrlKey || metaKey || altKey) return;
      if (document.querySelector('dialog[open]:not([data-keys])')) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, keys]);
};
