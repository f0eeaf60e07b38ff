import { type Leak, scanner } from './scan.ts';
import type { SimGame } from './sim-game.ts';
import { wholeMatch } from './whole-match.ts';

export interface Sweep {
  readonly leaks: readonly Leak[];
  readonly messages: number;
  readonly bytes: number;
  readonly isOver: boolean;
}

/** One whole match, every byte to every seat and to the rail held against what may be known. */
export const sweep = (simGame: SimGame, seed: number): Sweep => {
  const leaks: Leak[] = [];
  let [messages, bytes] = [0, 0];
  const { isOver } = wholeMatch(simGame, seed, (size, house) => {
    const scan = scanner(simGame.oracle, size);
    return {
      stored: line => scan.logged(line),
      sent: ({ viewer, message }) => {
        messages += 1;
        leaks.push(...scan.sent(viewer, message, house().room.table.seq));
        bytes = scan.bytes;
      },
    };
  });
  return { leaks, messages, bytes, isOver };
};
