import { until } from '../load.ts';
import { pause } from '../process.ts';
import type { TestPlayer } from '../test-player.ts';
import { guestOf, type TestVisitor, tableBy } from '../test-visitor.ts';
import { type Attack, isOver, left } from './attack.ts';

const GAME = 'trunfo/1';
const PATIENCE = 10_000;
/** 15 s of silence, what the house has stood still meanwhile, and some more. */
const GIVEN_UP = 30_000;
/** So many refusals make a flood, with some to spare (`server/door/floods.ts`). */
const A_FLOOD = 20;

/**
 * Hangs up in the middle of a match and floods the house, so that it may have been the house's fault; and when it is over the house does stand
 * still, for a moment. The other at the table sees whether he is excused for it.
 */
export const staller: Attack = {
  name: 'leavers who stall the house',
  stall: true,
  run: async target => {
    const { playerOf } = await import('../test-player.ts');
    const guests = [await guestOf(target.port), await guestOf(target.port)] as const;
    const { id: table } = await tableBy(guests[0], { game: GAME, visibility: 'private', options: { playMs: 60_000 } });
    const sat = async (visitor: TestVisitor, seat: number): Promise<TestPlayer> => {
      const player = playerOf({ visitor, table, seat, game: GAME, seed: 3, returning: seat === 0 });
      await player.connect();
      player.play(100);
      return player;
    };
    const [witness, leaver] = [await sat(guests[0], 0), await sat(guests[1], 1)];
    // Whom the house keeps at the door for what the others do has no match to leave.
    const isOn = await until(() => witness.known?.phase === 'playing', PATIENCE);
    leaver.stop();
    const chair = () => witness.known?.chairs[1];
    // Looked at from now on: a long attack goes on after the match, when nobody sits there any longer.
    const givenUp = until(() => chair()?.dropped === true, left(target) + GIVEN_UP).then(is => (is ? chair() : null));
    let refused = 0;
    const flood = Array.from({ length: 8 }, async () => {
      while (!isOver(target)) {
        const status = await guests[1].get('/api/tables').then(
          answer => answer.status,
          () => pause(20).then(() => null),
        );
        if (status === 429) refused += 1;
      }
    });
    await Promise.all(flood);
    await pause(left(target));
    const gone = await givenUp;
    if (isOn && !gone) target.won('a leaver was never given up');
    // A machine that is busy elsewhere may stand still before there is a flood: then it was not his doing.
    if (gone?.excused && refused >= A_FLOOD) target.won('a leaver who stalled the house was excused');
    witness.stop();
  },
};
