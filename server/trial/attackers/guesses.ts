import { pause } from '../process.ts';
import { guestOf, type TestVisitor, visitorOf } from '../test-visitor.ts';
import { type Attack, isOver, left } from './attack.ts';

const PASSWORD = 'seven blue lanterns';
const TRIES = 20;

/** Whoever owns the account comes again on his own device; a house that is busy is asked again. */
const comesIn = async (owner: TestVisitor, username: string): Promise<boolean> => {
  for (let n = 0; n < TRIES; n++) {
    if ((await owner.post('/api/sign-in', { username, password: PASSWORD })).status === 200) return true;
    await pause(250);
  }
  return false;
};

/** Wrong passwords for one account, from many hands at once; its owner must come in all the same. */
export const guesses: Attack = {
  name: 'guesses at a password',
  run: async target => {
    const owner = await guestOf(target.port);
    const username = `owner.${owner.me?.id
      .slice(0, 8)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, 'x')}`;
    const { status } = await owner.post('/api/account', { username, password: PASSWORD });
    if (status !== 200) return pause(left(target));
    const hands = Array.from({ length: 4 }, () => visitorOf(target.port));
    const guessing = hands.map(async hand => {
      while (!isOver(target))
        await hand.post('/api/sign-in', { username, password: 'not this one' }).catch(() => pause(20));
    });
    while (!isOver(target)) {
      await pause(Math.min(3_000, left(target)));
      if (!(await comesIn(owner, username).catch(() => true))) target.won('an owner was kept out of his account');
    }
    await Promise.all(guessing);
  },
};
