import { useSyncExternalStore } from 'react';

type Portrait = (avatar: string) => string;

/** The drawings are a chunk of their own: whoever shows a face asks for it, and an empty ground is shown until it is there. */
let draw: Portrait | null = null;
let asked = false;
const listeners = new Set<() => void>();

const came = (portrait: Portrait): void => {
  draw = portrait;
  for (const listener of listeners) listener();
};

const ask = (): void => {
  if (asked) return;
  asked = true;
  import('@/avatar/portraits.ts').then(
    ({ portrait }) => came(portrait),
    () => {
      asked = false;
    },
  );
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  ask();
  return () => listeners.delete(listener);
};

const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const EMPTY = pictureOf(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="#3a2a22"/></svg>',
);

const drawn = new Map<string, string>();

const sourceOf = (avatar: string): string => {
  const known = drawn.get(avatar);
  if (known || !draw) return known ?? EMPTY;
  const picture = pictureOf(draw(avatar));
  drawn.set(avatar, picture);
  return picture;
};

/** A person's or a bot's face; the name always stands beside it. */
export const Face = ({ avatar }: { readonly avatar: string }) => {
  const source = useSyncExternalStore(subscribe, () => sourceOf(avatar));
  return <img src={source} alt="" draggable={false} data-avatar={avatar} />;
};
