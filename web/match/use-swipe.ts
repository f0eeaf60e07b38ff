import { type PointerEvent, useRef } from 'react';

const FAR = 44;

/** A finger that goes across the table: onward against the way of reading, back along it. */
export const useSwipe = (onSwipe: (way: 1 | -1) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDownCapture: ({ clientX: x, clientY: y }: PointerEvent): void => {
      from.current = { x, y };
    },
    onPointerUpCapture: ({ clientX, clientY }: PointerEvent): void => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (Math.abs(dx) < FAR || Math.abs(dx) < 1.5 * Math.abs(dy)) return;
      const rtl = document.documentElement.dir === 'rtl';
      onSwipe(dx < 0 === !rtl ? 1 : -1);
    },
    onPointerCancelCapture: (): void => {
      from.current = null;
    },
  };
};
