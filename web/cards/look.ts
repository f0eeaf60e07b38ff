/** How a player wants the cards and their movement. */
export interface CardLook {
  readonly index: 'en' | 'ar'; // A K Q J or أ ك ب و
  readonly colours: 2 | 4;
  readonly golden?: boolean; // seen by its owner alone
  readonly speed: number; // 1 as designed, 0.5 twice as fast
  readonly calm: boolean; // reduced motion
  readonly oneTap: boolean;
  readonly flat: boolean; // flat fan: bigger cards
  readonly sidebar: 'start' | 'end';
  readonly hand: 'right' | 'left';
}

export const PLAIN_LOOK: CardLook = {
  index: 'en',
  colours: 2,
  speed: 1,
  calm: false,
  oneTap: false,
  flat: false,
  sidebar: 'end',
  hand: 'right',
};
