import type { Locator } from 'playwright-core';

/** Presses what was offered, for as long as it is: a bot or the clock may have been faster on a busy machine. */
export const unlessGone = async (
  button: Locator,
  press: (options: { timeout: number }) => Promise<void>,
): Promise<void> => {
  while ((await button.count()) > 0) {
    const isDone = await press({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
};
