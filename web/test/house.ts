import { inject } from 'vitest';
import { openHouse, type RealHouse } from '@/test/open-house.ts';

export type { RealHouse } from '@/test/open-house.ts';

/** The real house behind the built app of these tests. */
export const realHouse = (...names: readonly string[]): Promise<RealHouse> => openHouse(inject('address'), { names });

/** The same cards at every run, for pages with a `fixedNonce`. */
export const fixedHouse = (dice: string): Promise<RealHouse> => openHouse(inject('address'), { dice });

/** The same, and its day begins in the morning: it does not turn while somebody plays. */
export const noonHouse = (): Promise<RealHouse> => openHouse(inject('address'), { hasty: true, isMorning: true });

/** Whole evenings in a minute. */
export const hastyHouse = (): Promise<RealHouse> => openHouse(inject('address'), { hasty: true });
