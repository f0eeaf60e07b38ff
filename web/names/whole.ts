/** A finger that rests so long on a name, or a mouse, wants it whole. */
const REST_MS = 500;
const SHOWN_MS = 3_000;
const STILL = 8;
const EDGE = 8;

const tipOf = (): HTMLElement => {
  const tip = document.createElement('div');
  tip.className = 'nm-whole';
  tip.popover = 'manual';
  tip.dir = 'auto';
  tip.role = 'tooltip';
  return document.body.appendChild(tip);
};

/** Over the name, inside the screen. */
const put = (tip: HTMLElement, over: DOMRect): void => {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(Math.max(EDGE, over.left + over.width / 2 - width / 2), innerWidth - width - EDGE);
  const top = over.top - height - 6;
  tip.style.left = `${left}px`;
  tip.style.top = `${top < EDGE ? over.bottom + 6 : top}px`;
};

const nameAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-name]') : null;

/** Names that do not fit are told whole: on a long press, and to a mouse that rests on them. Once for the whole app. */
export const listenForNames = (): void => {
  let [tip, waiting, from]: [HTMLElement | null, number, { x: number; y: number }] = [null, 0, { x: 0, y: 0 }];
  const hide = (): void => {
    clearTimeout(waiting);
    if (tip?.matches(':popover-open')) tip.hidePopover();
  };
  const show = (name: HTMLElement): void => {
    tip ??= tipOf();
    tip.textContent = name.dataset.name ?? '';
    tip.showPopover();
    put(tip, name.getBoundingClientRect());
    waiting = window.setTimeout(hide, SHOWN_MS);
  };
  const rest = (event: PointerEvent): void => {
    hide();
    from = { x: event.clientX, y: event.clientY };
    const name = nameAt(event);
    if (name) waiting = window.setTimeout(() => show(name), REST_MS);
  };
  document.addEventListener('pointerdown', event => rest(event));
  document.addEventListener('pointerover', event => event.pointerType === 'mouse' && rest(event));
  document.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse' && Math.hypot(clientX - from.x, clientY - from.y) > STILL) hide();
  });
  document.addEventListener('pointerup', () => tip?.matches(':popover-open') || clearTimeout(waiting));
  document.addEventListener('pointercancel', hide);
  document.addEventListener('contextmenu', event => nameAt(event) && event.preventDefault());
};
