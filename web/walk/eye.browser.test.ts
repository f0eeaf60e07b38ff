import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { paintedPage, takeFaults } from '@/test/page.ts';
import { CLEAN, TABLE } from '@/walk/clean-page.ts';
import type { Finding } from '@/walk/eye/finding.ts';
import { lookAt, type Watched, watched } from '@/walk/look.ts';
import { MUTANTS, plant, uproot } from '@/walk/mutants.ts';
import { eyeScript } from '@/walk/script.ts';
import { listen } from '@/walk/visitor.ts';

let page: Page;
let eye: Watched;
const complaints: Finding[] = [];
beforeAll(async () => {
  page = await paintedPage({ hasTouch: true });
  listen(page, complaints);
  await page.addInitScript(await eyeScript());
  await page.addInitScript(TABLE);
  eye = await watched(page, 44);
});

/** A page of this content, or the small table with something more in it. */
const shown = async (html: string): Promise<void> => {
  await page.goto('about:blank');
  await page.setContent(html);
};

const withMore = (html: string): string => CLEAN.replace('</div></body>', `${html}</div></body>`);

const kinds = async (): Promise<readonly string[]> => {
  const looked = await lookAt(eye);
  return [...looked.flatMap(({ findings }) => findings), ...complaints.splice(0)].map(({ kind }) => kind);
};

test('a page without a fault: nothing is found', async () => {
  await shown(CLEAN);
  expect(await kinds()).toEqual([]);
});

test.each(MUTANTS)('$name is found', async mutant => {
  await shown(CLEAN);
  expect(await kinds()).toEqual([]);
  await plant(page, mutant);
  expect((await kinds()).some(kind => mutant.found.some(one => one === kind))).toBe(true);
  await uproot(page);
  expect(await kinds()).toEqual([]);
  takeFaults(); // one of the planted is a complaint
});

const HELD =
  '<div class="mj-table" style="position:absolute;top:480px;left:20px;width:300px;height:90px;overflow:hidden"><button data-card="9" style="position:absolute;top:10px;width:80px;height:110px;';

const NAME = '<p style="position:absolute;top:300px;left:20px;width:90px;overflow:hidden;white-space:nowrap;';

test.each([
  ['a text that ends with an ellipsis is whole', `${NAME}text-overflow:ellipsis">A very long name</p>`, []],
  ['a text without one is cut', `${NAME}">A very long name</p>`, ['cut']],
  [
    'a name from the left in a line from the right loses its beginning',
    `${NAME}direction:rtl;text-overflow:ellipsis">A very long name</p>`,
    ['cut-at-start'],
  ],
  [
    'a box of boxes has no ellipsis, whatever its style says',
    `${NAME}display:flex;text-overflow:ellipsis"><span style="flex:none">A very long name</span></p>`,
    ['cut'],
  ],
  [
    'what lies behind a dialog is nobody’s',
    '<button style="min-width:0;min-height:0;width:9px;height:9px">x</button><dialog open data-modal>Well?</dialog>',
    [],
  ],
  [
    'a sheet over a button that could be used, and over a text',
    '<section data-overlay="sheet" style="position:absolute;inset:0;background:#000"></section>',
    ['tap-covered', 'text-covered'],
  ],
  ['a picture is not text', '<span role="img" style="color:#201008">D</span>', []],
  [
    'half a text under something',
    '<p style="position:absolute;top:300px;left:20px">Half of it</p><i style="position:absolute;top:296px;left:60px;width:80px;height:40px;background:#fff"></i>',
    ['text-covered'],
  ],
  [
    'a link in a sentence may be as tall as its line',
    '<p style="position:absolute;top:300px">See <a href="/x" style="color:#fff">there</a> first.</p>',
    [],
  ],
  [
    'two things say whose turn it is',
    '<i aria-current="true" style="position:absolute;width:9px;height:9px;top:0;right:0"></i>',
    ['turn'],
  ],
  [
    'a card of which no strip is left',
    '<button data-card="9" style="position:absolute;bottom:20px;left:92px;width:80px;height:110px;z-index:-1">9</button>',
    ['tap-covered'],
  ],
  [
    'a card in a hand reaches below the near edge of a table that is not the whole screen',
    `${HELD}left:150px">9</button></div>`,
    [],
  ],
  ['one that reaches beyond its side', `${HELD}left:-20px">9</button></div>`, ['tap-outside']],
])('%s', async (_, html, found) => {
  await shown(withMore(html));
  await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('[data-modal]');
    dialog?.close();
    dialog?.showModal();
  });
  expect([...new Set(await kinds())]).toEqual(found);
});

test('what a bar hides that stays in its place can be scrolled from under it, unless the page ends there', async () => {
  const bar = '<div style="position:sticky;bottom:0;height:200px;background:#000"></div>';
  const rows = Array.from({ length: 30 }, (_, n) => `<p><button>row ${n}</button></p>`).join('');
  const style = '<style>body{margin:0;background:#fff}button{min-width:80px;min-height:44px;background:#eee}</style>';
  const atEnd = () => page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
  await shown(`${style}${rows}${bar}`);
  expect(await kinds()).toEqual([]);
  await atEnd();
  expect(await kinds()).toEqual([]);
  await shown(`${style}${rows}${bar.replace('sticky', 'fixed;left:0;right:0')}`);
  expect(await kinds()).toEqual([]);
  await atEnd();
  expect(new Set(await kinds())).toEqual(new Set(['tap-covered', 'text-covered']));
});

test('what only a script can scroll stays under what lies on it', async () => {
  await shown(withMore('<i style="position:absolute;top:2000px;left:0;width:9px;height:9px"></i>'));
  await page.evaluate(() => {
    const button = document.querySelector('[data-action="sun"]') ?? document.body;
    const { left, top, width, height } = button.getBoundingClientRect();
    const lid = document.createElement('p');
    lid.style.cssText = `position:fixed;margin:0;background:#000;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    document.body.append(lid);
  });
  expect(new Set(await kinds())).toEqual(new Set(['tap-covered', 'text-covered']));
});

const LIDDED = withMore('<div id="lid" style="position:absolute;inset:0;background:#000"></div>');

test('what a sheet has made inert may lie under it', async () => {
  await shown(LIDDED);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('.mj-scene > :not(#lid, .mj-seat)')) one.toggleAttribute('inert', true);
  });
  expect(new Set(await kinds())).toEqual(new Set(['text-covered']));
});

test('a drawer that somebody opened may lie over anything', async () => {
  await shown(LIDDED);
  await page.evaluate(() => {
    const lid = document.querySelector<HTMLElement>('#lid');
    if (lid) lid.popover = 'auto';
    lid?.showPopover();
  });
  expect(await kinds()).toEqual([]);
});

test('a text is read against what is behind it now, however often it was read before', async () => {
  await shown(CLEAN);
  for (let looks = 0; looks < 4; looks++) expect(await kinds()).toEqual([]);
  await page.addStyleTag({ content: '.walk-talk { background: #ddd }' });
  expect(new Set(await kinds())).toEqual(new Set(['contrast']));
});

/** The small table on the page of a match that is looked at again. */
const shownAgain = (html: string): string =>
  withMore(html).replace('<div class="mj-scene">', '<div class="rp-page"><div class="mj-scene">');

const seatAt = (number: number, turn: string): string =>
  `<i data-number="${number}" ${turn} style="position:absolute;top:${40 * number}px;right:190px;width:9px;height:9px"></i>`;

test('where a match is looked at again one is waited for, or everybody; its cards have a size of their own', async () => {
  const all = seatAt(1, 'aria-current="true"');
  await shown(CLEAN);
  expect(await kinds()).toEqual([]);
  await shown(`${shownAgain(all)}<style>.mj-pit i { width: 50px }</style>`);
  expect(await kinds()).toEqual([]);
  await shown(shownAgain(`${all}${seatAt(2, '')}<b class="tb-sheet"></b>`));
  expect(new Set(await kinds()), 'over a sheet all but whoever is ready are waited for').toEqual(new Set(['pit-size']));
  await shown(shownAgain(all + seatAt(2, '')));
  expect(new Set(await kinds())).toEqual(new Set(['turn', 'pit-size']));
  await shown(`${shownAgain(all)}<style>.mj-pit i { width: 40px } .mj-scene { height: 90vh }</style>`);
  expect(await kinds(), 'what the page leaves for the table is another size').toEqual([]);
});

test('what changes its size while nothing happens has moved', async () => {
  await shown(CLEAN);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('[data-action="sun"]');
    let wide = 90;
    setInterval(() => {
      wide += 2; // never again what it was, however long it takes to look twice
      if (button) button.style.width = `${wide}px`;
    }, 110);
  });
  expect(await kinds()).toContain('moved');
});
