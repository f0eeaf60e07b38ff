import type { Bodies } from '@majlis/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Answer, Api } from '@/shell/api.ts';
import type { GameInfo } from '@/shell/games.ts';
import { useHouse } from '@/shell/house.ts';
import { somebody } from '@/shell/me.ts';
import { notify } from '@/shell/notice.ts';
import { sayReason } from '@/words/say.ts';

/** The address of a table that lives in this browser alone. */
const localTable = (game: GameInfo): string => `/t/local-${game.name}`;

export const tablePath = (id: string): string => `/t/${id}`;

type Opening = (api: Api) => Promise<Answer<{ readonly id: string }>>;

interface Start {
  readonly busy: boolean;
  /** Against bots: at the house, or in this browser when the house is out of reach. */
  quick(game: GameInfo, level?: string): Promise<void>;
  create(body: Bodies['/api/tables']): Promise<void>;
  enter(code: string): Promise<void>;
}

/** The ways to a table. */
export const useStart = (): Start => {
  const { api } = useHouse();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);

  const opening = async (open: Opening, otherwise?: string): Promise<void> => {
    setBusy(true);
    const known = await somebody(api);
    const answer = known.ok ? await open(api) : known;
    setBusy(false);
    if (answer.ok) return go(tablePath(answer.value.id));
    if (answer.reason === 'offline' && otherwise) return go(otherwise);
    notify(sayReason(answer.reason));
  };

  return {
    busy,
    quick: (game, level) => opening(house => house.quick({ game: game.id, ...(level && { level }) }), localTable(game)),
    create: body => opening(house => house.open(body)),
    enter: code => opening(house => house.byCode(code.trim().toUpperCase())),
  };
};
