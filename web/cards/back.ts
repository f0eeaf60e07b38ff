import baloot from '@/art/card-back.svg';
import dhappa from '@/art/dhappa-back.svg';
import trunfo from '@/art/trunfo-back.svg';
import turup from '@/art/turup-back.svg';

/** Where the picture of a theme's back is. */
export const BACKS = { baloot, turup, dhappa, trunfo } as const;
