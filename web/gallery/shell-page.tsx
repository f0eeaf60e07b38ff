import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '@/App.tsx';
import { ui } from '@/doubles/ui.ts';
import { fed } from '@/gallery/fed.ts';
import { asked, madeUpHouse } from '@/gallery/made-up-house.ts';
import { hello, welcome } from '@/gallery/made-up-room.ts';
import { GAMES, gameNamed } from '@/games.ts';
import { applySettings } from '@/settings/apply.ts';
import { setSettings } from '@/settings/settings.ts';
import { HouseContext } from '@/shell/house.ts';
import { LeaveDialog } from '@/shell/LeaveDialog.tsx';
import { Notices } from '@/shell/Notices.tsx';
import { ReportDialog } from '@/shell/ReportDialog.tsx';
import { Room } from '@/shell/Room.tsx';
import { offerUpdate, setBetweenGames } from '@/shell/update.ts';
import { useHearing } from '@/shell/use-hearing.ts';
import { DEVICE } from '@/store/device.ts';
import { castOf } from '@/store/loaded.ts';
import { type TableStore, tableStore } from '@/store/table-store.ts';
import { isLanguage } from '@/words/language.ts';
import { wordsOf } from '@/words/load.ts';

/** For the test build: every page of the shell with a made-up house. `?path=/me&lang=ar&mood=running,account` */
const query = new URLSearchParams(window.location.search);
const moods = (query.get('mood') ?? '').split(',');
const { hook, history } = memoryLocation({ path: query.get('path') ?? '/', record: true });

const house = madeUpHouse({
  away: moods.includes('away'),
  stranger: moods.includes('stranger'),
  running: moods.includes('running'),
  reported: moods.includes('reported'),
  account: moods.includes('account'),
});

const openRoom = async (path: string): Promise<TableStore> => {
  const game = gameNamed(path.split('/').at(-1)) ?? GAMES[0];
  if (!game) throw new Error('no such game');
  const [rules] = await Promise.all([game.rules(), wordsOf(game.name), wordsOf('table')]);
  const cast = castOf(rules);
  const store = tableStore({ cast, connect: fed, device: DEVICE });
  const { feed } = ui;
  const visibility = moods.includes('public') ? 'public' : 'private';
  if (typeof feed === 'function')
    feed([hello(moods.includes('account')), welcome(cast, !moods.includes('guest'), visibility)]);
  ui.store = store;
  return store;
};

const PEOPLE = [
  { seat: 1, name: 'Ali_99' },
  { seat: 3, name: 'نورة' },
];

/** Dialogs that need a match around them. */
const Alone = ({ what }: { readonly what: string }) => {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  if (what === 'report')
    return <ReportDialog match={'ab'.repeat(16)} people={PEOPLE} seat={1} open={open} onClose={close} />;
  const cost = what === 'leave-forfeit' ? 'forfeit' : 'bot';
  return <LeaveDialog open={open} cost={cost} onLeave={close} onClose={close} />;
};

const MadeUpRoom = ({ store }: { readonly store: TableStore }) => (
  <Room id={'9'.padStart(32, '0')} store={store} {...useHearing(store)} />
);

const Shown = ({ store }: { readonly store: TableStore | null }) => (
  <HouseContext value={house}>
    <Router hook={hook}>
      <Switch>
        {store && (
          <Route path="/room/:game">
            <MadeUpRoom store={store} />
            <Notices />
          </Route>
        )}
        <Route path="/alone/:what">{({ what }) => <Alone what={what} />}</Route>
        <Route component={App} />
      </Switch>
    </Router>
  </HouseContext>
);

const begin = async (): Promise<void> => {
  const lang = query.get('lang') ?? 'en';
  if (isLanguage(lang) && !query.has('keep')) setSettings({ language: lang });
  await applySettings();
  const path = query.get('path') ?? '/';
  const room = path.startsWith('/room/') ? await openRoom(path) : null;
  if (path.startsWith('/alone/')) await wordsOf('table');
  Object.assign(ui, { asked, history, offerUpdate, setBetweenGames });
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <Shown store={room} />
    </StrictMode>,
  );
};

void begin();
