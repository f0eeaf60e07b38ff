import { type KeyboardEvent, useCallback } from 'react';
import { nearest, WAYS } from '@/dhappa/walk.ts';

/** Arrows between runs and piles; while cards are chosen only between those that take them. Down leads back to the hand. */
export const useBoardKeys = () =>
  useCallback((event: KeyboardEvent) => {
    const here =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-drop], [data-pile]') : null;
    if (!here) return;
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const places = [...document.querySelectorAll<HTMLElement>('.dh-grid [data-drop], .dh-grid [data-pile]')];
    const lit = places.filter(place => place.dataset.lit !== undefined);
    const open = lit.length > 0 && way !== 'down' ? lit : places;
    const cards = [...document.querySelectorAll<HTMLElement>('.dh-hand [data-card]')];
    (nearest(here, open, way) ?? (way === 'down' ? nearest(here, cards, 'down') : undefined))?.focus();
  }, []);
