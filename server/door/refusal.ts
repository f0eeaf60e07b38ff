import { limitKey, networkOf } from './address.ts';
import type { DoorDeps } from './door-deps.ts';
import { type LimitRule, RULES } from './limits.ts';

type Noting = Pick<DoorDeps, 'store' | 'limits' | 'floods'>;

interface Share {
  readonly address: readonly LimitRule[];
  readonly network: readonly LimitRule[];
  readonly all: readonly LimitRule[];
}

/** Under a limit for the address, for its neighbourhood and for all together: whoever has a thousand addresses fills the audit log no faster. */
const note = ({ store, limits }: Noting, share: Share, kind: string, detail: object, ip: string): void => {
  if (limits.here(share.address, limitKey(ip)) > 0 || limits.here(share.network, networkOf(ip)) > 0) return;
  if (limits.here(share.all, '') === 0) store.audit.note(kind, detail, ip);
};

/** Somebody was refused: counted always, noted once for an address and a minute. A flood of refusals must not become a flood of rows. */
export const noteRefusal = (house: Noting, kind: string, detail: object, ip: string): void => {
  house.floods.refused(limitKey(ip));
  note(house, { address: RULES.note, network: RULES.noteNetwork, all: RULES.noteAll }, kind, detail, ip);
};

/** What somebody did: noted apart from the refusals, so that a flood of those hides none of it. */
export const noteDeed = (house: Noting, kind: string, detail: object, ip: string): void =>
  note(house, { address: RULES.deed, network: RULES.deedNetwork, all: RULES.deedAll }, kind, detail, ip);
