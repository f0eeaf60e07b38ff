import type { DhappaAction, DhappaPlay } from '@majlis/dhappa';
import type { RunId } from '@majlis/dhappa/for-web';
import type { Card, Seat } from '@majlis/kernel';
import type { CardLook } from '@/cards/look.ts';
import type { Targets } from '@/dhappa/targets.ts';
import type { DhappaViewModel } from '@/dhappa/view-model.ts';
import type { TableStore } from '@/store/table-store.ts';

/** What lies over the table because the player asked for it. */
export type Sheet =
  | { readonly kind: 'pile'; readonly n: number }
  | { readonly kind: 'choice'; readonly plays: readonly DhappaPlay[] }
  | { readonly kind: 'run'; readonly id: RunId }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'openings' }
  | { readonly kind: 'keys' };

/** What everything on the table works with. */
export interface DhappaActions {
  readonly model: DhappaViewModel;
  readonly look: CardLook;
  readonly store: TableStore;
  /** The cards that were picked out of the hand. */
  readonly chosen: readonly Card[];
  readonly targets: Targets;
  readonly choose: (cards: readonly Card[]) => void;
  /** Sent at once; nothing is sent while an answer is awaited. */
  readonly act: (action: DhappaAction) => void;
  /** One way: it is done. Several: the player is asked which. */
  readonly lay: (plays: readonly DhappaPlay[]) => void;
  /** Says something in passing: why a thing cannot be done. */
  readonly tell: (text: string) => void;
  readonly show: (sheet: Sheet | null) => void;
}
