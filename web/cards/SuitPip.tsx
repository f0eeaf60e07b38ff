import type { Suit } from '@majlis/kernel';
import { pipPath } from '@/cards/suit.ts';

/** A suit sign in the colour of the text round it. */
export const SuitPip = ({ suit, size = 18 }: { readonly suit: Suit; readonly size?: number }) => (
  <svg className="mj-icon" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
    <path d={pipPath(suit)} fill="currentColor" />
  </svg>
);
