import { Hud } from '@/scene/Hud.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import { NINE, Rounds } from '@/trunfo/Rounds.tsx';
import type { TrunfoViewModel } from '@/trunfo/view-model.ts';
import { figure, useSay } from '@/words/say.ts';

interface TrunfoHudProps {
  readonly match: TrunfoViewModel;
  readonly chrome: TableChrome;
  readonly dir: 'ltr' | 'rtl';
}

/** Score, trump, round and the nine rounds below. */
export const TrunfoHud = ({ match, chrome, dir }: TrunfoHudProps) => {
  const say = useSay();
  const { names, score, trump, fates, result, state } = match;
  const round = fates.length + (result || state.phase === 'over' ? 0 : 1);
  return (
    <div className="tf-hud">
      <Hud
        sides={[
          { side: 'us', label: names[0], score: figure(score[0]) },
          { side: 'them', label: names[1], score: figure(score[1]) },
        ]}
        contract={{ text: say('trunfo.trump'), ...(trump && { suit: trump }) }}
        sub={say(round > NINE ? 'trunfo.round-on' : 'trunfo.round', { n: round })}
        label={say('trunfo.score')}
        dir={dir}
        menu={{
          label: say('app.menu'),
          ranked: chrome.onQueue ? say('table.ranked') : undefined,
          onOpen: chrome.onMenu,
        }}
        social={{ label: say('social.title'), unread: chrome.unread, onOpen: chrome.onSocial }}
      />
      <Rounds match={match} />
    </div>
  );
};
