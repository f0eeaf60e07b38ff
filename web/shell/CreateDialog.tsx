import { useState } from 'react';
import { GAMES } from '@/games.ts';
import { Choice } from '@/shell/Choice.tsx';
import { Dialog } from '@/shell/Dialog.tsx';
import { useStart } from '@/shell/start.ts';
import type { WebGame } from '@/table/web-game.ts';
import { sayText, useSay } from '@/words/say.ts';

type Visibility = 'private' | 'public';

/** Opens a table; its house rules are set in the waiting room, in sight of all. */
export const Setup = ({ game }: { readonly game: WebGame }) => {
  const say = useSay();
  const { create, busy } = useStart();
  const [visibility, setVisibility] = useState<Visibility>('private');
  const [size, setSize] = useState(game.sizes[0] ?? 4);
  return (
    <>
      {game.sizes.length > 1 && (
        <Choice
          legend={say('room.seats')}
          values={game.sizes.map(value => ({ value, label: say('game.players', { n: value }) }))}
          value={size}
          onChange={setSize}
        />
      )}
      <Choice
        legend={say('play.who')}
        values={[
          { value: 'private', label: say('play.friends') },
          { value: 'public', label: say('play.public') },
        ]}
        value={visibility}
        onChange={setVisibility}
      />
      <p className="sh-quiet">{say(visibility === 'private' ? 'play.friends-why' : 'play.public-why')}</p>
      <button
        type="button"
        className="sh-btn sh-btn-gold sh-wide"
        disabled={busy}
        onClick={() => create({ game: game.id, size, visibility })}
      >
        {say('home.create')}
      </button>
    </>
  );
};

export const CreateDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const say = useSay();
  const [name, setName] = useState<string>(GAMES[0]?.name ?? '');
  const game = GAMES.find(one => one.name === name);
  return (
    <Dialog title={say('play.setup')} open={open} onClose={onClose}>
      <Choice
        legend={say('home.choose')}
        look="chips"
        values={GAMES.map(one => ({ value: String(one.name), label: sayText(one.title) }))}
        value={name}
        onChange={setName}
      />
      {game && <Setup key={game.name} game={game} />}
    </Dialog>
  );
};
