import type { Bodies } from '@majlis/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Api, HouseAnswer } from '@/shell/api.ts';
import { useHouse } from '@/shell/house.ts';
import { somebody } from '@/shell/me.ts';
import { notify } from '@/store/notice.ts';
import type { WebGame } from '@/table/web-game.ts';
import { say, sayReason } from '@/words/say.ts';

/** The address of a table that lives in this browser alone. */
const localTable = (game: WebGame): string => `/t/local-${game.name}`;

export const tablePath = (id: string): string => `/t/${id}`;

/** How the player wants to play against bots; what is not said is as usual. */
export interface BotWish {
  readonly level?: string;
  readonly options?: object;
}

type Opening = (api: Api) => Promise<HouseAnswer<{ readonly id: string }>>;

interface Start {
  readonly busy: boolean;
  /** Against bots: at the house, or in this browser when the house is out of reach. */
  quick(game: WebGame, wish?: BotWish): Promise<void>;
  create(body: Bodies['/api/tables']): Promise<void>;
  /** Why not, in words; undefined: on the way. */
  enter(code: string): Promise<string | undefined>;
}

/** The ways to a table. */
export const useStart = (): Start => {
  const { api } = useHouse();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);

  const opening = async (open: Opening, otherwise?: () => void): Promise<void> => {
    const reason = await opened(open, otherwise);
    if (reason !== undefined) notify(sayReason(reason));
  };

  const opened = async (open: Opening, otherwise?: () => void): Promise<string | undefined> => {
    setBusy(true);
    const known = await somebody(api);
    const answer = known.ok ? await open(api) : known;
    setBusy(false);
    if (answer.ok) go(tablePath(answer.value.id));
    else if (answer.reason === 'offline' && otherwise) otherwise();
    else return answer.reason;
    return undefined;
  };

  return {
    busy,
    quick: (game, wish = {}) =>
      opening(
        house => house.quick({ game: game.id, ...wish, options: { ...wish.options } }),
        () => go(localTable(game), { state: wish }),
      ),
    create: body => opening(house => house.open(body)),
    enter: async code => {
      const reason = await opened(house => house.byCode(code.trim().toUpperCase()));
      if (reason === undefined) return undefined;
      return reason === 'not-found' ? say('home.wrong-code') : sayReason(reason);
    },
  };
};
