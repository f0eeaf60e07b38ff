import type { OfKind } from '@majlis/kernel';
import type { DeviceMemory, DiceVerdict } from '@majlis/kernel/dice';
import type { ClientMessage, Me, ServerMessage } from '@majlis/protocol';
import type { Evidence } from '@/store/check.ts';
import type { BotHint, HintWish, LineWish, ReviewTold, ReviewWish } from '@/store/review-letter.ts';
import type { Parting } from '@/store/wire.ts';

/** How a table in this browser is set up. */
export interface Setup {
  readonly game: string;
  readonly size: number;
  readonly options: object;
  /** The level of the bots in all other seats. */
  readonly level: string;
  /** 32 bytes of chance, in hex. */
  readonly secret: string;
}

/** From the page to the worker. `take`: away from another tab. */
export type ToWorker =
  | {
      readonly kind: 'enter';
      readonly table: string;
      readonly me: Me;
      readonly setup: Setup;
      readonly take: boolean;
    }
  | { readonly kind: 'say'; readonly message: ClientMessage }
  | { readonly kind: 'check'; readonly memory: DeviceMemory | null }
  | { readonly kind: 'judge'; readonly evidence: Evidence }
  | { readonly kind: 'review'; readonly wish: ReviewWish }
  | { readonly kind: 'line'; readonly wish: LineWish }
  | { readonly kind: 'hint'; readonly wish: HintWish };

export type FromWorker =
  | { readonly kind: 'heard'; readonly message: ServerMessage }
  | { readonly kind: 'parted'; readonly why: Parting }
  | { readonly kind: 'checked'; readonly verdict: DiceVerdict }
  | ReviewTold
  | { readonly kind: 'lined'; readonly events: readonly OfKind[] }
  | { readonly kind: 'hinted'; readonly hint: BotHint | null };
