import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { knownOf, useAcquaintance, wasAsked } from '@/settings/acquaintance.ts';
import type { KnowDialog } from '@/shell/KnowDialog.tsx';
import type { WebGame } from '@/table/web-game.ts';
import { wordsOf } from '@/words/load.ts';

/** Out of reach nobody is asked. */
const Unasked = ({ onYes }: ComponentProps<typeof KnowDialog>) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onYes, []);
  return null;
};

const Asking = lazy(async () => {
  const found = await Promise.all([import('@/shell/KnowDialog.tsx'), wordsOf('learn')]).catch(() => null);
  return { default: found?.[0].KnowDialog ?? Unasked };
});

interface FirstTime {
  /** To the table; whoever was never asked is asked first. */
  readonly start: () => void;
  readonly question: ReactNode;
}

/** KNOW-01  Whoever comes to a game for the first time is asked once whether they know it. */
export const useFirstTime = ({ name, title, lessons }: WebGame, begin: () => void): FirstTime => {
  const [asking, ask] = useState(false);
  const start = (): void => {
    if (lessons && !knownOf(useAcquaintance.getState(), name).asked) ask(true);
    else begin();
  };
  const answered = (): void => {
    wasAsked(name);
    ask(false);
  };
  const yes = (): void => {
    answered();
    begin();
  };
  const question = asking && (
    <Suspense>
      <Asking game={name} title={title} onYes={yes} onNo={answered} onClose={() => ask(false)} />
    </Suspense>
  );
  return { start, question };
};
