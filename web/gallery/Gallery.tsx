import type { Card } from '@majlis/kernel';
import { useEffect, useMemo, useState } from 'react';
import { ui } from '@/doubles/ui.ts';
import { type Lang, labelOf, type MadeUpTable, tables } from '@/gallery/tables.ts';
import { Hud } from '@/scene/Hud.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { LastTrick } from '@/scene/LastTrick.tsx';
import { Scene } from '@/scene/Scene.tsx';
import { cue, listenForGesture } from '@/sound/cues.ts';
import { setSound } from '@/sound/loudness.ts';
import { utter } from '@/sound/voice.ts';
import { CLOCK } from '@/time/clock.ts';

interface Query {
  readonly lang: Lang;
  readonly table: string;
  readonly colours: 2 | 4;
  readonly index: Lang;
  readonly calm: boolean;
  readonly golden: boolean;
}

const queryOf = (search: string): Query => {
  const asked = new URLSearchParams(search);
  const lang = asked.get('lang') === 'ar' ? 'ar' : 'en';
  return {
    lang,
    table: asked.get('table') ?? 'play',
    colours: asked.get('colours') === '4' ? 4 : 2,
    index: asked.get('index') === 'en' ? 'en' : asked.get('index') === 'ar' ? 'ar' : lang,
    golden: asked.has('golden'),
    calm: asked.has('calm') || matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
};

const opening = ({ lang, table, colours, index, calm, golden }: Query): MadeUpTable => {
  const found = tables(lang, CLOCK.now())[table];
  if (!found) throw new Error(`no such table: ${table}`);
  return { ...found, look: { ...found.look, colours, index, calm, golden } };
};

const GalleryHud = ({ lang }: { readonly lang: Lang }) => {
  const ar = lang === 'ar';
  return (
    <Hud
      sides={[
        { side: 'us', label: ar ? 'لنا' : 'Us', score: ar ? '٨٨' : '88' },
        { side: 'them', label: ar ? 'لهم' : 'Them', score: ar ? '٦٤' : '64' },
      ]}
      contract={{ text: ar ? 'حكم' : 'Hokum', suit: 'S' }}
      sub={ar ? 'الجولة ٧ · من ١٥٢' : 'Round 7 · to 152'}
      label={ar ? 'النتيجة' : 'Score'}
      dir={ar ? 'rtl' : 'ltr'}
      menu={{ label: ar ? 'القائمة' : 'Menu', onOpen: () => undefined }}
      social={{ label: ar ? 'المجلس' : 'Social', unread: true, onOpen: () => undefined }}
    />
  );
};

const Buttons = ({ lang, table }: { readonly lang: Lang; readonly table: string }) => {
  const ar = lang === 'ar';
  if (table === 'bidding')
    return (
      <>
        <button type="button" className="mj-btn mj-btn-gold">
          {ar ? 'حكم' : 'Hokum'} ♥
        </button>
        <button type="button" className="mj-btn mj-btn-sun">
          {ar ? 'صن' : 'Sun'}
        </button>
        <button type="button" className="mj-btn mj-btn-ghost" disabled>
          {ar ? 'أشكل' : 'Ashkal'}
        </button>
        <button type="button" className="mj-btn mj-btn-ghost">
          {ar ? 'بس' : 'Pass'}
        </button>
      </>
    );
  return (
    <>
      <button type="button" className="mj-btn mj-btn-gold">
        <Icon name="crown" /> {ar ? 'سرا' : 'Sira'}
      </button>
      <button type="button" className="mj-btn">
        {ar ? 'سوا' : 'Sawa'}
      </button>
      <button type="button" className="mj-btn mj-btn-bad">
        <Icon name="gavel" /> {ar ? 'قيدها' : 'Qayd'}
      </button>
    </>
  );
};

/** A table that tests change through `__ui.scene`. */
const useMadeUpTable = (query: Query) => {
  const [table, setTable] = useState<MadeUpTable>(() => opening(query));
  useEffect(() => {
    ui.scene = (patch: Partial<MadeUpTable>) => setTable(old => ({ ...old, ...patch }));
    ui.tables = tables(query.lang, CLOCK.now());
    ui.plays ??= [];
    Object.assign(ui, { cue, setSound, utter });
  }, [query]);
  return [table, setTable] as const;
};

/** A card leaves the hand for the carpet; nobody has taken it yet. */
const afterPlay = (table: MadeUpTable, card: Card): MadeUpTable => ({
  ...table,
  selected: null,
  hand: table.hand.filter(held => held.card !== card),
  pit: [...table.pit, { card, seat: table.me, label: labelOf(card), pending: true }],
});

/** The scene with made-up tables. `?table=play&lang=ar&colours=4`. */
export const Gallery = () => {
  const query = useMemo(() => queryOf(window.location.search), []);
  const [table, setTable] = useMadeUpTable(query);
  const [last, setLast] = useState(false);
  const [said, setSaid] = useState('');

  useEffect(() => {
    document.documentElement.lang = query.lang;
    document.documentElement.dir = query.lang === 'ar' ? 'rtl' : 'ltr';
    return listenForGesture();
  }, [query]);

  const play = (card: Card) => {
    (ui.plays as Card[] | undefined)?.push(card);
    setTable(old => afterPlay(old, card));
  };

  return (
    <>
      <Scene
        {...table}
        now={CLOCK.now}
        hud={<GalleryHud lang={query.lang} />}
        actions={<Buttons lang={query.lang} table={query.table} />}
        sidebar={<p>{said}</p>}
        foot={query.lang === 'ar' ? 'توزيع موثّق · أرنب ١٠ث' : 'Verified deal · Rabbit 10 s'}
        onSelect={selected => setTable(old => ({ ...old, selected }))}
        onPlay={play}
        onRefused={card => setSaid(`not ${labelOf(card)}`)}
        onCue={cue}
        onLastTrick={() => setLast(true)}
      />
      <output className="sr-only" data-said="">
        {said}
      </output>
      <LastTrick
        open={last}
        look={table.look}
        title="Last trick"
        close="Close"
        winner="takes it"
        cards={table.pit.map(card => ({
          ...card,
          name: table.seats[card.seat]?.name ?? '',
          winner: card.winner ?? false,
        }))}
        onClose={() => setLast(false)}
      />
    </>
  );
};
