import { type RefObject, useLayoutEffect, useState } from 'react';

interface Size {
  readonly w: number;
  readonly h: number;
}

/** The size of an element; that of the window until it is known. */
export const useSize = (ref: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState<Size>(() => ({ w: window.innerWidth, h: window.innerHeight }));
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const measure = () =>
      setSize(old =>
        old.w === node.clientWidth && old.h === node.clientHeight ? old : { w: node.clientWidth, h: node.clientHeight },
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};
