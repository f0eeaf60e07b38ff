import { Suspense, use, useEffect } from 'react';
import { Link, useParams } from 'wouter';
import { GAMES, gameNamed } from '@/games.ts';
import { useSettings } from '@/settings/settings.ts';
import { Frame } from '@/shell/Frame.tsx';
import { Lost } from '@/shell/Lost.tsx';
import { type Block, blocks, type Inline } from '@/shell/markdown.ts';
import { rulesLanguage, rulesText } from '@/shell/rules-text.ts';
import { directionOf } from '@/words/language.ts';
import { sayText, useSay } from '@/words/say.ts';

const TAGS = { text: 'span', strong: 'strong', code: 'code', em: 'em' } as const;

const Line = ({ text }: { readonly text: readonly Inline[] }) =>
  text.map((part, i) => {
    const Tag = TAGS[part.kind];
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
    return <Tag key={i}>{part.text}</Tag>;
  });

const TableBlock = ({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div className="sh-scroll" tabIndex={0} role="group">
    <table>
      <thead>
        <tr>
          {block.head.map((cell, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
            <th key={i} scope="col">
              <Line text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
          <tr key={i}>
            {row.map((cell, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
              <td key={j}>
                <Line text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Shown = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? null : (
        <h2 id={block.anchor}>
          <Line text={block.text} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
            <li key={i}>
              <Line text={item} />
            </li>
          ))}
        </ul>
      );
    case 'rule':
      return (
        <p className="sh-numbered" id={block.number} data-rule={block.number}>
          <a href={`#${block.number}`} dir="ltr">
            {block.number}
          </a>{' '}
          <Line text={block.text} />
        </p>
      );
    case 'table':
      return <TableBlock block={block} />;
  }
};

const Rules = ({ game }: { readonly game: string }) => {
  const say = useSay();
  const language = useSettings(state => state.language);
  const text = use(rulesText(game, language));
  const source = blocks(text);
  const written = rulesLanguage(game, language);
  const headings = source.filter(block => block.kind === 'heading' && block.level === 2);
  useEffect(() => {
    if (text && location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [text]);
  if (!text) return <p role="status">{say('reason.offline')}</p>;
  return (
    <>
      {written !== language && <p className="sh-quiet">{say('rules.english')}</p>}
      <article className="sh-article" lang={written} dir={directionOf(written)}>
        <nav className="sh-contents" aria-label={say('rules.contents')}>
          {headings.map(block =>
            block.kind === 'heading' ? (
              <a key={block.anchor} href={`#${block.anchor}`}>
                <Line text={block.text} />
              </a>
            ) : null,
          )}
        </nav>
        {source.map((block, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
          <Shown key={i} block={block} />
        ))}
      </article>
    </>
  );
};

/** The same numbered rules that the table enforces. */
export const RulesPage = () => {
  const say = useSay();
  const game = gameNamed(useParams().game);
  if (!game) return <Lost />;
  return (
    <Frame title={say('rules.title', { game: sayText(game.title) })}>
      <p className="sh-quiet">{say('rules.lead')}</p>
      <nav className="sh-chips" aria-label={say('home.choose')}>
        {GAMES.map(one => (
          <Link
            key={one.id}
            href={`/rules/${one.name}`}
            className="sh-chip"
            aria-current={one === game ? 'page' : undefined}
          >
            {sayText(one.title)}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<p role="status">{say('app.loading')}</p>}>
        <Rules game={game.name} />
      </Suspense>
    </Frame>
  );
};
