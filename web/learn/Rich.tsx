import { parseCard, SUITS, type Suit } from '@majlis/kernel';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { CardChip } from '@/match/CardChip.tsx';
import { suitName } from '@/words/card.ts';

const MARKS = /\*\*([^*]+)\*\*|\{([^}]+)\}/g;

type Part =
  | { readonly kind: 'text' | 'term'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string };

/** A sentence of a lesson, taken apart. */
export const partsOf = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, term, sign] = match;
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    parts.push(term === undefined ? { kind: 'sign', text: sign ?? '' } : { kind: 'term', text: term });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
};

const isSuit = (text: string): text is Suit => SUITS.some(suit => suit === text);

const Sign = ({ text }: { readonly text: string }) => {
  const card = parseCard(text);
  if (card) return <CardChip card={card} />;
  return isSuit(text) ? (
    <span className="ln-suit" data-suit={text} role="img" aria-label={suitName(text)}>
      <SuitPip suit={text} size={16} />
    </span>
  ) : null;
};

/** A sentence with its terms in bold, and cards and suits as they are drawn. */
export const Rich = ({ text }: { readonly text: string }) =>
  partsOf(text).map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
    if (part.kind === 'sign') return <Sign key={i} text={part.text} />;
    const Tag = part.kind === 'term' ? 'strong' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
    return <Tag key={i}>{part.text}</Tag>;
  });
