/** What one of two has said to the other. `declined`: asked, and told no; whoever asked is not told. */
export type FriendWord = 'none' | 'asked' | 'declined' | 'friend';

/** What lies between two people, as one of them has it. */
export interface FriendTie {
  readonly mine: FriendWord;
  readonly theirs: FriendWord;
}

export type FriendDeed = 'ask' | 'accept' | 'decline' | 'remove';

/** `asks`: the other asks me. */
type SeenTie = 'none' | 'asked' | 'asks' | 'friend';

export const NO_TIE: FriendTie = { mine: 'none', theirs: 'none' };
const FRIENDS: FriendTie = { mine: 'friend', theirs: 'friend' };

/** CLUB-6.5  So many friends, and so many questions that are open. */
const MOST_FRIENDS = 200;
const MOST_ASKED = 50;

/** How many friends somebody has, and how many open questions. */
export interface FriendCounts {
  readonly friends: number;
  readonly asked: number;
}

/** CLUB-6.5  Whether there is room for one more of these. */
export const hasRoom = ({ friends, asked }: FriendCounts, next: FriendWord): boolean =>
  next === 'friend' ? friends < MOST_FRIENDS : next !== 'asked' || asked < MOST_ASKED;

/** CLUB-6.8  How many of those one has played with are listed. */
export const MOST_RECENT = 50;

/** CLUB-6.6 */
export const INVITATION_MS = 60_000;

const hasAsked = (word: FriendWord): boolean => word === 'asked' || word === 'declined';

/** CLUB-6.1  What lies between two after one of them has done something; null: there is nothing to do it with. */
export const tieAfter = ({ mine, theirs }: FriendTie, deed: FriendDeed): FriendTie | null => {
  switch (deed) {
    case 'ask':
      if (mine !== 'none') return null;
      return hasAsked(theirs) ? FRIENDS : { mine: 'asked', theirs };
    case 'accept':
      return hasAsked(theirs) ? FRIENDS : null;
    case 'decline':
      return theirs === 'asked' ? { mine, theirs: 'declined' } : null;
    case 'remove':
      if (mine === 'none') return null;
      return mine === 'friend' ? NO_TIE : { mine: 'none', theirs };
  }
};

/** CLUB-6.3  What I may know of it: a no looks like no answer. */
export const seenTie = ({ mine, theirs }: FriendTie): SeenTie => {
  if (mine === 'friend') return 'friend';
  if (theirs === 'asked') return 'asks';
  return hasAsked(mine) ? 'asked' : 'none';
};
