/** The little of Markdown that the rules are written in. Everything is text; nothing becomes markup by itself. */
export type Inline = { readonly kind: 'text' | 'strong' | 'code' | 'em'; readonly text: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: readonly Inline[]; readonly anchor: string }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'rule'; readonly number: string; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

const MARKS = /\*\*([^*]+)\*\*|`([^`]+)`|_([^_]+)_/g;

export const inline = (text: string): readonly Inline[] => {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, strong, code, em] = match;
    parts.push({ kind: strong ? 'strong' : code ? 'code' : 'em', text: strong ?? code ?? em ?? '' });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
};

const RULE = /^- \*\*([A-Z]{3}-[\w.]+)\*\*\s*(.*)$/;

const cells = (line: string): readonly (readonly Inline[])[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => inline(cell.trim()));

const heading = (line: string): Block => {
  const [, marks = '', text = ''] = /^(#+)\s+(.*)$/.exec(line) ?? [];
  const anchor = `r${text.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}`;
  return { kind: 'heading', level: marks.length === 1 ? 1 : marks.length === 2 ? 2 : 3, text: inline(text), anchor };
};

/** One paragraph of the source: lines without an empty one between them. */
const blocksOf = (lines: readonly string[]): readonly Block[] => {
  const [first = ''] = lines;
  if (first.startsWith('#')) return [heading(first), ...(lines.length > 1 ? blocksOf(lines.slice(1)) : [])];
  if (first.startsWith('|')) return [{ kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) }];
  if (!first.startsWith('- ')) return [{ kind: 'paragraph', text: inline(lines.join(' ')) }];
  const items = lines
    .join('\n')
    .split(/\n(?=- )/)
    .map(item => item.replace(/\n\s*/g, ' '));
  return items.map((item): Block => {
    const [, number, text = ''] = RULE.exec(item) ?? [];
    return number ? { kind: 'rule', number, text: inline(text) } : { kind: 'list', items: [inline(item.slice(2))] };
  });
};

export const blocks = (source: string): readonly Block[] =>
  source
    .split(/\n\s*\n/)
    .map(part => part.split('\n').filter(line => line.trim() !== ''))
    .filter(lines => lines.length > 0)
    .flatMap(blocksOf);

/** The numbers of the rules, in their order. */
export const numbersIn = (source: string): readonly string[] =>
  blocks(source).flatMap(block => (block.kind === 'rule' ? [block.number] : []));
