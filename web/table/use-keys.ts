import { useEffect } from 'react';
import { useSettings } from '@/settings/settings.ts';

export type Keys = { readonly [key: string]: (() => void) | undefined };

/** The Latin letter of a key: the one it types, or on a keyboard of other letters the one in its place. */
const letterOf = ({ key, code }: KeyboardEvent): string => {
  if (key === '؟') return '?';
  const typed = key.toLowerCase();
  const [, placed] = /^Key([A-Z])$/.exec(code) ?? [];
  return placed && !/^[a-z]$/.test(typed) ? placed.toLowerCase() : typed;
};

/** Letters for calls: never while somebody writes, never with a modifier, and not at all where they are switched off. */
export const useKeys = (keys: Keys): void => {
  const on = useSettings(({ letterKeys }) => letterKeys);
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const { target, repeat, ctrlKey, metaKey, altKey } = event;
      const writing = target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]');
      const work = keys[letterOf(event)];
      if (!work || writing || repeat || ctrlKey || metaKey || altKey) return;
      if (document.querySelector('dialog[open]:not([data-keys])')) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, keys]);
};
