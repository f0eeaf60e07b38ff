import { Suspense, useRef } from 'react';
import { Glyph } from '@/shell/Glyph.tsx';
import { QrCode } from '@/shell/QrCode.tsx';
import { tablePath } from '@/shell/start.ts';
import { notify } from '@/store/notice.ts';
import { useSay } from '@/words/say.ts';

/** The link of a table: the same in the QR code, the copy and the share sheet. */
export const linkOf = (id: string): string => new URL(tablePath(id), location.origin).href;

interface InviteProps {
  readonly id: string;
  readonly code: string | null;
  readonly game: string;
}

export const Invite = ({ id, code, game }: InviteProps) => {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const url = linkOf(id);
  const copy = async (): Promise<void> => {
    field.current?.select();
    const done = await copied(url);
    notify(say(done ? 'room.copied' : 'room.copy-fail'));
  };
  const share = (): void => {
    navigator.share({ title: say('app.name'), text: say('room.share-text', { game }), url }).catch(() => undefined);
  };
  return (
    <section className="sh-invite" aria-label={say('social.invite')}>
      <Suspense fallback={<span className="sh-qr" />}>
        <QrCode text={url} label={say('room.qr')} />
      </Suspense>
      <div className="sh-invite-side">
        {code && (
          <p>
            <small>{say('room.code')}</small>
            <strong className="sh-big-code" dir="ltr" data-code={code}>
              {code}
            </strong>
          </p>
        )}
        <input ref={field} className="sh-link" readOnly dir="ltr" aria-label={say('room.link')} value={url} />
        <div className="sh-pair">
          {'share' in navigator && (
            <button type="button" className="sh-btn" onClick={share}>
              <Glyph name="share" />
              {say('room.share')}
            </button>
          )}
          <button type="button" className="sh-btn" onClick={copy}>
            <Glyph name="copy" />
            {say('room.copy')}
          </button>
        </div>
      </div>
    </section>
  );
};

/** On plain http there is no clipboard: then the old way, on what is selected. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand('copy');
  }
};
