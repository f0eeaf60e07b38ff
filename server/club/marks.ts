import { createHmac } from 'node:crypto';
import type { DoorDeps } from '../door/door-deps.ts';
import { placesOf } from '../door/traces.ts';
import type { Visit } from '../door/visit.ts';

/** Behind an address of so many it says nothing that two come from there: a carrier's, a school's. */
const FEW = 12;

/** CLUB-2.6  What two who wait alone must not have in common: the device, an address that few share. As hashes. */
export const marksOf = async (house: DoorDeps, visit: Visit): Promise<readonly string[]> => {
  const [device = '', address] = placesOf(visit.ip, house.devices.of(visit.headers).id);
  const isNarrow = address !== undefined && (await house.store.homes.people(visit.key)) < FEW;
  const marks = [device, ...(isNarrow ? [address] : [])];
  return marks.map(mark => hashOf(house.store.key, mark));
};

const hashOf = (key: Buffer, mark: string): string =>
  createHmac('sha256', key).update(`majlis/queue/${mark}`).digest('hex').slice(0, 16);
