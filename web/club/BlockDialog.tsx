import { Dialog } from '@/shell/Dialog.tsx';
import { useHouse } from '@/shell/house.ts';
import { metMe } from '@/shell/me.ts';
import { notify } from '@/store/notice.ts';
import { named, sayReason, useSay } from '@/words/say.ts';

interface BlockProps {
  readonly whom: { readonly person: string; readonly name: string } | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What follows from blocking somebody, before it is done. */
export const BlockDialog = ({ whom, onDone, onClose }: BlockProps) => {
  const say = useSay();
  const { api } = useHouse();
  const name = named(whom?.name ?? '');
  const block = async (): Promise<void> => {
    if (!whom) return;
    const answer = metMe(await api.regard({ person: whom.person, regard: 'blocked' }));
    notify(answer.ok ? say('me.saved') : sayReason(answer.reason));
    onClose();
    if (answer.ok) onDone();
  };
  return (
    <Dialog title={say('friends.block-whom', { name })} open={whom !== null} onClose={onClose}>
      <p>{say('friends.block-text', { name })}</p>
      <button type="button" className="sh-btn sh-btn-bad sh-wide" data-action="block-now" onClick={block}>
        {say('friends.block')}
      </button>
    </Dialog>
  );
};
