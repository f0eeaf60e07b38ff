import type { KnownPerson } from '@majlis/protocol/club';
import { Link } from 'wouter';
import { profilePath } from '@/club/paths.ts';
import { Dialog } from '@/shell/Dialog.tsx';
import { useSay } from '@/words/say.ts';

interface MenuProps {
  readonly whom: KnownPerson | null;
  readonly isFriend: boolean;
  readonly onRemove: () => void;
  readonly onBlock: () => void;
  readonly onClose: () => void;
}

/** What else there is about somebody. */
export const FriendMenu = ({ whom, isFriend, onRemove, onBlock, onClose }: MenuProps) => {
  const say = useSay();
  return (
    <Dialog title={whom?.name ?? ''} open={whom !== null} onClose={onClose}>
      <div className="sh-menu">
        <Link href={profilePath(whom?.username ?? '')} className="sh-btn sh-wide">
          {say('friends.profile')}
        </Link>
        <button type="button" className="sh-btn sh-wide" data-action="remove" onClick={onRemove}>
          {say(isFriend ? 'friends.remove' : 'friends.take-back')}
        </button>
        <button type="button" className="sh-btn sh-btn-bad sh-wide" data-action="block" onClick={onBlock}>
          {say('friends.block')}
        </button>
      </div>
    </Dialog>
  );
};
