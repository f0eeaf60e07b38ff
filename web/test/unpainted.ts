import type { Page } from 'playwright-core';

interface Unpainted {
  paint?: (isPainted: boolean) => void;
}

/**
 * For `addInitScript`. Everything is laid out, can be hit and moves, but nothing of it is painted: pixels that nobody
 * looks at are a third of the work of a page without a graphics card.
 */
export const unpaint = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
  (window as Unpainted).paint = isPainted => {
    sheet.disabled = isPainted;
  };
};

/** From now on, or no longer, the page is painted as people see it. */
export const paint = (page: Page, isPainted = true): Promise<void> =>
  page.evaluate(so => (window as Unpainted).paint?.(so), isPainted);
