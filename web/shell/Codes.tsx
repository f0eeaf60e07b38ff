import { copied } from '@/shell/Invite.tsx';
import { notify } from '@/store/notice.ts';
import { sayReason, useSay } from '@/words/say.ts';

interface CodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** ACC-03  The ways back, shown this once: to be copied, printed or written down. */
export const Codes = ({ codes, onKept }: CodesProps) => {
  const say = useSay();
  const copy = async (): Promise<void> => {
    const done = await copied(codes.join('\n'));
    notify(done ? say('account.copied') : sayReason('unknown'));
  };
  return (
    <section className="sh-panel" aria-labelledby="codes" data-codes>
      <h2 id="codes">{say('account.codes')}</h2>
      <p>{say('account.codes-shown')}</p>
      <ul className="sh-matches" dir="ltr">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="sh-pair">
        <button type="button" className="sh-btn" data-action="copy" onClick={copy}>
          {say('account.copy')}
        </button>
        <button type="button" className="sh-btn" data-action="print" onClick={() => print()}>
          {say('account.print')}
        </button>
      </div>
      <button type="button" className="sh-btn sh-btn-gold sh-wide" data-action="kept" onClick={onKept}>
        {say('account.kept')}
      </button>
    </section>
  );
};
