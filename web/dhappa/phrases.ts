import type { DhappaPlay, DhappaState } from '@majlis/dhappa';
import { allCards, type DhappaPosition, isWild, lay, type Run, runOf } from '@majlis/dhappa/for-web';
import { type Card, isJoker, parseCard, rankOf, type Suit, suitOf } from '@majlis/kernel';
import { piecesOf } from '@/dhappa/pieces.ts';
import { useSettings } from '@/settings/settings.ts';
import { cardName, suitName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

const SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The letters that stand on the player's own cards. */
const LETTERS: Readonly<Record<string, string>> = { A: 'أ', K: 'ك', Q: 'ب', J: 'و' };

const letterOf = (rank: string): string => (useSettings.getState().cards === 'ar' ? LETTERS[rank] : undefined) ?? rank;

/** `5♥`, kept together and left to right in any sentence. */
export const tagOf = (card: Card): string =>
  isJoker(card) ? say('card.joker') : `\u2066${letterOf(rankOf(card))}${SIGNS[suitOf(card)]}\ufe0e\u2069`;

export const tagsOf = (cards: readonly Card[]): string => cards.map(tagOf).join(' ');

/** What a wild stands for: a card, or in a set a rank. */
export const meaningTag = (stands: string): string => {
  const card = parseCard(stands);
  return card ? tagOf(card) : letterOf(stands);
};

export const meaningName = (stands: string): string => {
  const card = parseCard(stands);
  return card ? cardName(card) : say(`dhappa.rank.${stands === '3' ? '3' : 'A'}`);
};

export const namesOf = (cards: readonly Card[]): string => cards.map(cardName).join(say('dhappa.and-comma'));

/** "King to 6 of hearts", "three aces". */
export const runName = (run: Run): string => {
  const n = allCards(run).length;
  if (run.form === 'set') return say(run.rank === 'A' ? 'dhappa.run.aces' : 'dhappa.run.threes', { n });
  return say('dhappa.run.named', { suit: suitName(run.suit), n });
};

/** What a play would do, as its button says it. */
export const playWord = (play: DhappaPlay, position: DhappaPosition): string => {
  switch (play.kind) {
    case 'meld':
      return say(position.opened ? `dhappa.do.new.${play.form}` : 'dhappa.do.open', { cards: tagsOf(play.cards) });
    case 'extend':
      return say('dhappa.do.add', { cards: tagsOf(play.cards) });
    case 'swap':
      return say('dhappa.do.swap', { card: tagOf(play.card) });
    case 'shift':
      return say(play.to ? `dhappa.do.shift.${play.to}` : 'dhappa.do.park', { card: tagOf(play.card) });
    case 'merge':
      return say(play.bridge.length > 0 ? 'dhappa.do.bridge' : 'dhappa.do.merge', { cards: tagsOf(play.bridge) });
  }
};

/** The same where several ways are asked about: at which end is part of the answer. */
export const choiceWord = (play: DhappaPlay, position: DhappaPosition): string =>
  play.kind === 'extend' && runAfter(play, position)?.form === 'run'
    ? say(`dhappa.do.add.${play.end}`, { cards: tagsOf(play.cards) })
    : playWord(play, position);

const wildsWord = (run: Run): string =>
  piecesOf(run, true)
    .flatMap(piece =>
      piece.kind === 'card' && piece.stands
        ? [say('dhappa.stands', { wild: cardName(piece.card), card: meaningName(piece.stands) })]
        : [],
    )
    .join(say('dhappa.and-comma'));

/** A run read aloud: its name, its natural ends, what its wilds stand for. */
export const runLabel = (run: Run): string => {
  const ends =
    run.form === 'run' ? run.cards.filter((card, i) => !isWild(card) && (i === 0 || i === run.cards.length - 1)) : [];
  return [runName(run), ...ends.map(cardName), wildsWord(run)].filter(Boolean).join(say('dhappa.and-comma'));
};

/** The run as it would lie after a play. */
export const runAfter = (play: DhappaPlay, position: DhappaPosition): Run | undefined => {
  const tried = lay(position, play);
  return tried.ok ? tried.value.laid.run : undefined;
};

export const runById = ({ runs }: DhappaState, id: Run['id']): Run | undefined => runOf(runs, id);
