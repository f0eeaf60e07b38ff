import type { DeviceMemory } from '@majlis/kernel/dice';
import { useMe } from '@/shell/me.ts';
import { DEVICE } from '@/store/device.ts';
import { entropyOf } from '@/store/entropy.ts';

interface Remembered {
  readonly id: string;
  readonly players: readonly { readonly person: string | null }[];
}

/** What this device kept from before the start: a house that changed its mind later is found out by it. */
export const memoryOf = ({ id, players }: Remembered): DeviceMemory | null => {
  const me = useMe.getState().me?.id;
  const seat = players.findIndex(({ person }) => person !== null && person === me);
  return seat < 0 ? null : entropyOf(DEVICE.keep, () => '').memory(id, seat);
};
