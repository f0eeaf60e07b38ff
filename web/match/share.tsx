import { Dialog } from '@/shell/Dialog.tsx';
import { useHouse } from '@/shell/house.ts';
import { notify } from '@/store/notice.ts';
import { say, sayReason, useSay } from '@/words/say.ts';

/** The link of this very moment: to the share sheet where there is one, else to the clipboard. */
export const shareLink = async (url: string): Promise<void> => {
  const device: Partial<Navigator> = navigator;
  if (device.share) return navigator.share({ title: say('app.name'), url }).catch(() => undefined);
  const done = await device.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  notify(done ? say('match.copied') : url);
};

interface ShareDialogProps {
  readonly match: string;
  readonly link: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A match of a private table is opened to others only by one of its players, who is told so. */
export const ShareDialog = ({ match, link, open, onClose }: ShareDialogProps) => {
  useSay();
  const { api } = useHouse();
  const share = async (): Promise<void> => {
    const answer = await api.share({ match });
    onClose();
    if (answer.ok) await shareLink(link);
    else notify(sayReason(answer.reason));
  };
  return (
    <Dialog title={say('match.share')} open={open} onClose={onClose}>
      <p>{say('match.share-private')}</p>
      <button type="button" className="sh-btn sh-btn-gold sh-wide" data-action="share-all" onClick={share}>
        {say('match.share-all')}
      </button>
    </Dialog>
  );
};
