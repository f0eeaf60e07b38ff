import '@/themes.ts';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { ui } from '@/doubles/ui.ts';
import { fed } from '@/gallery/fed.ts';
import { gameWithId } from '@/games.ts';
import { listenForNames } from '@/names/whole.ts';
import { applySettings } from '@/settings/apply.ts';
import { setSettings } from '@/settings/settings.ts';
import { Play } from '@/shell/Play.tsx';
import { SocialPanel } from '@/shell/SocialPanel.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import { DEVICE } from '@/store/device.ts';
import { castOf } from '@/store/loaded.ts';
import type { Played } from '@/store/open.ts';
import { tableStore } from '@/store/table-store.ts';
import { CLOCK } from '@/time/clock.ts';
import { isLanguage } from '@/words/language.ts';

/** For the test build: one table of one game, and the test is the house. `?game=trunfo/1&lang=pt`; `&social` with the talk beside it. */
const asked = new URLSearchParams(window.location.search);

const pressed: string[] = [];
const press = (what: string) => () => void pressed.push(what);

const chrome: Omit<TableChrome, 'social'> = {
  onMenu: press('menu'),
  onSocial: press('social'),
  unread: false,
  onLeave: press('leave'),
  onLobby: press('lobby'),
  onQueue: asked.has('ranked') ? press('queue') : null,
  onDaily: null,
  onRoom: press('room'),
  onReview: press('review'),
  onReport: press('report'),
  onShare: press('share'),
};

const Fed = ({ played }: { readonly played: Played }) => {
  const shown = useStore(played.store.seen, ({ table }) => table?.state != null);
  const social = asked.has('social') ? <SocialPanel id={played.id} store={played.store} /> : null;
  return shown ? <Play played={played} chrome={{ ...chrome, social }} /> : <p data-waiting="">…</p>;
};

const begin = async (): Promise<void> => {
  const lang = asked.get('lang') ?? 'en';
  if (isLanguage(lang)) setSettings({ language: lang, cards: lang === 'ar' ? 'ar' : 'en' });
  await applySettings();
  const rules = await gameWithId(asked.get('game') ?? '')?.rules();
  const root = document.getElementById('root');
  if (!rules || !root) throw new Error('no such game');
  const game = castOf(rules);
  const store = tableStore({ cast: game, connect: fed, device: DEVICE });
  CLOCK.every(250, store.tick);
  Object.assign(ui, { store, pressed });
  const check = async () => ({ ok: true, checks: [] });
  const played: Played = { id: 'fed', game, store, offline: false, check, close: store.close };
  listenForNames();
  createRoot(root).render(<Fed played={played} />);
};

void begin();
