import type { KnownPerson } from '@majlis/protocol/club';
import { useCallback } from 'react';
import { clubApi } from '@/club/api.ts';
import { useAsked } from '@/club/use-asked.ts';
import { gameOfTable } from '@/games.ts';
import { Dialog } from '@/shell/Dialog.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { notify } from '@/store/notice.ts';
import { named, sayReason, sayText, useSay } from '@/words/say.ts';

interface InviteProps {
  readonly whom: KnownPerson | null;
  readonly onClose: () => void;
}

const Choices = ({ whom, onClose }: { readonly whom: KnownPerson; readonly onClose: () => void }) => {
  const say = useSay();
  const [pools] = useAsked(clubApi.pools);
  const [friends] = useAsked(useCallback(() => clubApi.friends(), []));
  const table = friends?.ok ? friends.value.table : null;
  const { person } = whom;
  const invite = async (body: Parameters<typeof clubApi.invite>[0]): Promise<void> => {
    const answer = await clubApi.invite(body);
    notify(answer.ok ? say('friends.invited') : sayReason(answer.reason));
    onClose();
  };
  return (
    <div className="sh-menu">
      {table && (
        <button
          type="button"
          className="sh-btn sh-btn-gold sh-wide"
          data-invite="table"
          onClick={() => invite({ person, table: table.listing.id })}
        >
          <Glyph name="users" />
          {say('friends.to-table', { game: sayText(gameOfTable(table.listing.game)?.title ?? { en: '' }) })}
        </button>
      )}
      {pools?.ok &&
        pools.value
          .filter(({ seats }) => seats > 2)
          .map(({ name, game }) => (
            <button
              key={name}
              type="button"
              className="sh-btn sh-wide"
              data-invite={name}
              onClick={() => invite({ person, pool: name })}
            >
              <Glyph name="trophy" />
              {say('friends.as-partner', { game: sayText(gameOfTable(game)?.title ?? { en: '' }) })}
            </button>
          ))}
    </div>
  );
};

/** Where to: my table, or into the queue as my partner. */
export const InviteDialog = ({ whom, onClose }: InviteProps) => {
  const say = useSay();
  return (
    <Dialog
      title={say('friends.invite-whom', { name: named(whom?.name ?? '') })}
      open={whom !== null}
      onClose={onClose}
    >
      {whom && <Choices whom={whom} onClose={onClose} />}
    </Dialog>
  );
};
