import { type ComponentProps, lazy, Suspense } from 'react';
import type { FanCards } from '@/shell/FanCards.tsx';
import type { WebGame } from '@/table/web-game.ts';

/** A page stands without its ornaments too. */
const Bare = (_: ComponentProps<typeof FanCards>) => null;

const Cards = lazy(async () => {
  const found = await import('@/shell/FanCards.tsx').catch(() => null);
  return { default: found?.FanCards ?? Bare };
});

/** Cards of a game fanned out. Their drawings come after the page: nobody waits for them, and their place is kept. */
export const CardFan = ({ game, two = false }: { readonly game: WebGame; readonly two?: boolean }) => (
  <span className={two ? 'sh-fan sh-fan-two' : 'sh-fan'} aria-hidden="true">
    <Suspense>
      <Cards cards={two ? game.cards.slice(0, 2) : game.cards} />
    </Suspense>
  </span>
);
