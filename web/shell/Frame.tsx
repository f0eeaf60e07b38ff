import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Face } from '@/avatar/Face.tsx';
import { useSettings } from '@/settings/settings.ts';
import { Glyph, type GlyphName } from '@/shell/Glyph.tsx';
import { useMe } from '@/shell/me.ts';
import { Offline } from '@/shell/Offline.tsx';
import { OWN_NAMES } from '@/words/language.ts';
import type { WordId } from '@/words/part.ts';
import { useSay } from '@/words/say.ts';

const SettingsDialog = lazy(async () => ({ default: (await import('@/shell/SettingsDialog.tsx')).SettingsDialog }));

interface Tab {
  readonly path: string;
  /** Where its pages are. */
  readonly stems: readonly string[];
  readonly glyph: GlyphName;
  readonly word: WordId;
  /** Only where the head is wide: a bar at the foot has room for few. */
  readonly wide?: true;
}

const TABS: readonly Tab[] = [
  { path: '/', stems: ['/play'], glyph: 'home', word: 'nav.home' },
  { path: '/watch', stems: ['/watch'], glyph: 'eye', word: 'home.watch', wide: true },
  { path: '/learn', stems: ['/learn', '/rules'], glyph: 'book', word: 'nav.learn' },
  { path: '/friends', stems: ['/friends', '/u'], glyph: 'users', word: 'nav.friends' },
  { path: '/leagues', stems: ['/leagues'], glyph: 'trophy', word: 'nav.leagues' },
  { path: '/me', stems: ['/me'], glyph: 'user', word: 'nav.me' },
];

const Tabs = () => {
  const say = useSay();
  const [place] = useLocation();
  const isHere = ({ path, stems }: Tab) => place === path || stems.some(stem => place.startsWith(stem));
  return (
    <nav className="sh-tabs" aria-label={say('nav.main')}>
      {TABS.map(tab => (
        <Link
          key={tab.path}
          href={tab.path}
          className={tab.wide && 'sh-tab-wide'}
          aria-current={isHere(tab) ? 'page' : undefined}
        >
          <Glyph name={tab.glyph} size={24} />
          <span>{say(tab.word)}</span>
        </Link>
      ))}
    </nav>
  );
};

const Brand = () => {
  const say = useSay();
  return (
    <Link href="/" className="sh-brand">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <rect width="100" height="100" rx="26" />
        <path d="M50 18C57 31 80 42 80 58C80 68 73 73 65 73C60 73 56 71 53 68C54 74 57 78 62 81H38C43 78 46 74 47 68C44 71 40 73 35 73C27 73 20 68 20 58C20 42 43 31 50 18Z" />
      </svg>
      {say('app.name')}
    </Link>
  );
};

interface FrameProps {
  readonly children: ReactNode;
  readonly title?: string;
  /** The class that tells how wide the page is, and its title with it. */
  readonly column?: string;
}

/** Head, foot and ground of every page of the shell. */
export const Frame = ({ children, title, column = '' }: FrameProps) => {
  const say = useSay();
  /** null: nobody has asked for them yet. */
  const [settings, showSettings] = useState<boolean | null>(null);
  const language = useSettings(state => state.language);
  const avatar = useMe(state => state.avatar);
  return (
    <div className="sh-page">
      <title>{title ? `${title} · ${say('app.name')}` : say('app.name')}</title>
      <a className="sh-skip" href="#content">
        {say('app.skip')}
      </a>
      <header className="sh-head">
        <Brand />
        <Tabs />
        <span className="sh-head-end">
          <button type="button" className="sh-square sh-wide-button" onClick={() => showSettings(true)}>
            <Glyph name="globe" size={22} />
            <span className="sh-wide-only" lang={language}>
              {OWN_NAMES[language]}
            </span>
            <span className="sh-unseen">{say('settings.title')}</span>
          </button>
          <Link href="/me" className="sh-avatar-link" aria-label={say('nav.me')}>
            <Face avatar={avatar} />
          </Link>
        </span>
      </header>
      <main id="content" className={`sh-main ${column}`} tabIndex={-1}>
        <Offline />
        {title && <h1 className="sh-title">{title}</h1>}
        {children}
      </main>
      {settings !== null && (
        <Suspense>
          <SettingsDialog open={settings} onClose={() => showSettings(false)} />
        </Suspense>
      )}
    </div>
  );
};
