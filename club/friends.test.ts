import { expect, test } from 'vitest';
import { type FriendTie, hasRoom, NO_TIE, seenTie, tieAfter } from './friends.ts';

const turned = ({ mine, theirs }: FriendTie): FriendTie => ({ mine: theirs, theirs: mine });

const asked = tieAfter(NO_TIE, 'ask') as FriendTie;
const friends = tieAfter(turned(asked), 'accept') as FriendTie;

test('[CLUB-6.1] one asks, the other says yes, and both are friends', () => {
  expect([seenTie(asked), seenTie(turned(asked))]).toEqual(['asked', 'asks']);
  expect([seenTie(friends), seenTie(turned(friends))]).toEqual(['friend', 'friend']);
  expect(tieAfter(asked, 'accept')).toBeNull();
  expect(tieAfter(NO_TIE, 'accept')).toBeNull();
});

test('[CLUB-6.2] who asks somebody that has asked already is their friend at once, even after a no', () => {
  expect(tieAfter(turned(asked), 'ask')).toEqual(friends);
  const declined = tieAfter(turned(asked), 'decline') as FriendTie;
  expect(tieAfter(declined, 'ask')).toEqual(friends);
  expect(tieAfter(friends, 'ask')).toBeNull();
  expect(tieAfter(asked, 'ask')).toBeNull();
});

test('[CLUB-6.3] a no looks like no answer to whoever asked, and is said once', () => {
  const declined = tieAfter(turned(asked), 'decline') as FriendTie;
  expect([seenTie(turned(declined)), seenTie(declined)]).toEqual(['asked', 'none']);
  expect(tieAfter(declined, 'decline')).toBeNull();
  expect(tieAfter(NO_TIE, 'decline')).toBeNull();
});

test('[CLUB-6.4] either ends a friendship for both; a question is taken back', () => {
  expect(tieAfter(friends, 'remove')).toEqual(NO_TIE);
  expect(tieAfter(asked, 'remove')).toEqual(NO_TIE);
  expect(tieAfter(turned(asked), 'remove')).toBeNull();
  const declined = turned(tieAfter(turned(asked), 'decline') as FriendTie);
  expect(tieAfter(declined, 'remove')).toEqual(NO_TIE);
});

test('[CLUB-6.5] two hundred friends and fifty open questions, and no more; what ends makes room', () => {
  expect(hasRoom({ friends: 199, asked: 50 }, 'friend')).toBe(true);
  expect(hasRoom({ friends: 200, asked: 0 }, 'friend')).toBe(false);
  expect(hasRoom({ friends: 200, asked: 49 }, 'asked')).toBe(true);
  expect(hasRoom({ friends: 0, asked: 50 }, 'asked')).toBe(false);
  expect(hasRoom({ friends: 200, asked: 50 }, 'none')).toBe(true);
});
