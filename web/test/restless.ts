export interface Restless {
  rest?: () => void;
}

/** For `addInitScript`. The page believes that it is never idle: whatever waits for that (pictures of all cards are painted then) costs nobody anything. */
export const restless = (): void => {
  const real = window.requestIdleCallback.bind(window);
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = work => waiting.push(work);
  (window as Restless).rest = () => {
    window.requestIdleCallback = real;
    for (const work of waiting) real(work);
  };
};
