import { DRAWN_SIGNS } from '@majlis/table';
import { isWord, say } from '@/words/say.ts';

/** A sign in words. One that is not known any more is told as it was sent. */
export const signText = (sign: string): string => {
  const id = `sign.${sign}`;
  return isWord(id) ? say(id) : sign;
};

/** Where a drawn sign is to be had; null: it has words only. */
export const signPicture = (sign: string): string | null =>
  DRAWN_SIGNS.some(one => one === sign) ? `/signs/${sign}.svg` : null;
