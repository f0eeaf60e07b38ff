import { offersOf } from './person.ts';
import { tapAt, tapOn, type WalkVisitor } from './visitor.ts';
import { check, until, type Walk } from './walker.ts';

const stepOf = async ({ page }: WalkVisitor): Promise<string | null> =>
  (await page.locator('[data-lesson-end]').count()) > 0 ? null : page.locator('.ln-page').getAttribute('data-step');

const isThere = async ({ page }: WalkVisitor, path: string): Promise<boolean> => (await page.locator(path).count()) > 0;

const litCards = ({ page }: WalkVisitor): Promise<readonly (string | null)[]> =>
  page.locator('.hand [data-verdict="lit"]').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')));

/** The card that the hint lights, tapped until it lies on the table: while others still move it does not answer. */
const throwLit = (guest: WalkVisitor, step: string): Promise<boolean> =>
  until(async () => {
    if ((await stepOf(guest)) !== step) return true;
    const lit = await litCards(guest);
    const card = (await offersOf(guest))?.cards.find(({ name }) => lit.includes(name));
    if (card) await tapAt(guest, card.x, card.y);
    return false;
  });

/** Does what a step asks for; false: it asks for more than one card. */
const taken = async (walk: Walk, guest: WalkVisitor, step: string): Promise<boolean> => {
  if (await isThere(guest, '[data-answer]')) {
    await tapOn(guest, '[data-answer="wrong"]');
    await guest.page.locator('[data-told]').waitFor();
    await check(walk, guest);
    await tapOn(guest, '[data-answer="right"]');
    return true;
  }
  if (await isThere(guest, '[data-action="next-step"]')) {
    await tapOn(guest, '[data-action="next-step"]');
    return true;
  }
  if (await isThere(guest, '[data-action="hint"]')) {
    await tapOn(guest, '[data-action="hint"]');
    await check(walk, guest);
  }
  return (await litCards(guest)).length > 0 && throwLit(guest, step);
};

/** A lesson, step by step, to its end or to what is more than a card. */
export const lesson = async (walk: Walk, guest: WalkVisitor): Promise<void> => {
  const ready = guest.page.locator('.ln-coach[data-ready], [data-lesson-end]');
  for (let step: string | null = ''; step !== null; ) {
    await ready.first().waitFor();
    await check(walk, guest);
    step = await stepOf(guest);
    if (step === null || !(await taken(walk, guest, step))) return;
    const before = step;
    await until(async () => (await stepOf(guest)) !== before);
  }
};
