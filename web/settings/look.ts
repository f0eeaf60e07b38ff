import type { CardLook } from '@/cards/look.ts';
import type { Settings } from '@/settings/settings.ts';

const SPEED: { readonly [motion in Settings['motion']]: number } = { calm: 1, normal: 1, fast: 0.5 };

/** How the scene shall look and move. `still`: the device asks for less motion. */
export const lookOf = (settings: Settings, still: boolean): CardLook => ({
  index: settings.cards,
  colours: settings.deck,
  golden: settings.golden,
  speed: SPEED[settings.motion],
  calm: still || settings.motion === 'calm',
  oneTap: settings.oneTap,
  flat: settings.flatHand,
  sidebar: settings.sidebarAtStart ? 'start' : 'end',
  hand: settings.leftHanded ? 'left' : 'right',
});
