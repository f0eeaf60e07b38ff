import { useCallback, useState } from 'react';

/** What a player has opened over the table: every table has the last trick and its keys, a game may have more. */
export const useOpened = <More extends string = never>() => {
  const [opened, open] = useState<'last' | 'keys' | More | null>(null);
  const onLast = useCallback(() => open('last'), []);
  const onHelp = useCallback(() => open('keys'), []);
  const onClose = useCallback(() => open(null), []);
  return { opened, open, onLast, onHelp, onClose };
};
