import { setSettings, useSettings } from '@/settings/settings.ts';

/** The button of that name, or of one of those names, where it is on the screen. */
export const buttonOf = (...actions: readonly string[]): HTMLButtonElement | null =>
  document.querySelector<HTMLButtonElement>(actions.map(action => `.mj-scene [data-action="${action}"]`).join());

/** A letter presses the button that is on the screen: what is not offered cannot be pressed. */
export const press =
  (...actions: readonly string[]) =>
  (): void =>
    buttonOf(...actions)?.click();

export const mute = (): void => setSettings({ muted: !useSettings.getState().muted });
