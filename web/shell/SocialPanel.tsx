import type { Seat } from '@majlis/kernel';
import { DRAWN_SIGNS, matchOf, PHRASES } from '@majlis/table';
import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand';
import { Face } from '@/avatar/Face.tsx';
import { gameOfTable } from '@/games.ts';
import { Name } from '@/names/Name.tsx';
import { Dialog } from '@/shell/Dialog.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { useHouse } from '@/shell/house.ts';
import { Invite } from '@/shell/Invite.tsx';
import { metMe } from '@/shell/me.ts';
import { ReportDialog } from '@/shell/ReportDialog.tsx';
import { notify } from '@/store/notice.ts';
import type { Seen } from '@/store/seen.ts';
import type { TableStore } from '@/store/table-store.ts';
import { Sign } from '@/table/Sign.tsx';
import { type Neighbour, neighbours, type Spoken, spokenAt } from '@/table/talk.ts';
import { sayReason, sayText, useSay } from '@/words/say.ts';

interface SocialProps {
  readonly id: string;
  readonly store: TableStore;
  /** Something was said: whoever spoke wants to see the table again. */
  readonly onSent?: (() => void) | undefined;
}

const Talk = ({ lines }: { readonly lines: readonly Spoken[] }) => {
  const say = useSay();
  return (
    <div className="sh-talk" role="log" aria-label={say('social.chat')}>
      {lines.length === 0 && <p className="sh-quiet">{say('social.empty')}</p>}
      {lines.map(({ n, side, name, face, text, sign }) => (
        <p key={n} data-side={side}>
          <Face avatar={face} />
          <Name className="sh-talk-name">{name}</Name> <bdi>{sign ? <Sign sign={sign} /> : text}</bdi>
        </p>
      ))}
    </div>
  );
};

const Writing = ({ store, onSent }: Omit<SocialProps, 'id'>) => {
  const say = useSay();
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!text.trim()) return;
    store.ask({ kind: 'say', text });
    setText('');
    onSent?.();
  };
  return (
    <form className="sh-writing" onSubmit={submit}>
      <input
        value={text}
        dir="auto"
        maxLength={140}
        aria-label={say('social.write')}
        placeholder={say('social.write')}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="sh-btn">
        {say('social.send')}
      </button>
    </form>
  );
};

const Quick = ({ store, onSent }: Omit<SocialProps, 'id'>) => {
  const say = useSay();
  const send = (one: string): void => {
    store.ask({ kind: 'react', sign: one });
    onSent?.();
  };
  const sign = (one: string) => (
    <button key={one} type="button" className="sh-chip" data-sign={one} onClick={() => send(one)}>
      <Sign sign={one} />
    </button>
  );
  return (
    <>
      <div className="sh-chips" role="group" aria-label={say('social.phrases')}>
        {PHRASES.map(sign)}
      </div>
      <div className="sh-chips sh-signs" role="group" aria-label={say('social.signs')}>
        {DRAWN_SIGNS.map(sign)}
      </div>
    </>
  );
};

const Person = ({ one, onReport }: { readonly one: Neighbour; readonly onReport?: (() => void) | undefined }) => {
  const say = useSay();
  const { api } = useHouse();
  const regard = async (next: 'plain' | 'muted' | 'blocked'): Promise<void> => {
    const answer = metMe(await api.regard({ person: one.person, regard: next }));
    if (!answer.ok) notify(sayReason(answer.reason));
  };
  return (
    <li className="sh-person">
      <Name>{one.name}</Name>
      <span className="sh-chips">
        <button type="button" className="sh-chip" onClick={() => regard(one.muted ? 'plain' : 'muted')}>
          {say(one.muted ? 'social.unmute' : 'social.mute')}
        </button>
        <button type="button" className="sh-chip" onClick={() => regard(one.blocked ? 'plain' : 'blocked')}>
          {say(one.blocked ? 'social.unblock' : 'social.block')}
        </button>
        {onReport && (
          <button type="button" className="sh-chip" onClick={onReport}>
            <Glyph name="flag" size={15} />
            {say('social.report')}
          </button>
        )}
      </span>
    </li>
  );
};

/** A match against bots alone is nobody else's. */
const isFullOfBots = ({ table, me }: Seen): boolean =>
  table?.phase === 'playing' &&
  table.chairs.every(
    ({ sitter }) => sitter?.kind === 'bot' || (sitter?.kind === 'person' && sitter.person.id === me?.id),
  );

/** Chat, signs, the others at the table and the way to bring in more: the same on a phone and in the sidebar. */
export const SocialPanel = ({ id, store, onSent }: SocialProps) => {
  const say = useSay();
  const seen = useStore(store.seen);
  const [reported, report] = useState<Seat | null>(null);
  const people = neighbours(seen);
  const game = gameOfTable(seen.table?.game ?? '');
  const match = seen.match && matchOf(seen.match);
  return (
    <div className="sh-social">
      <Talk lines={spokenAt(seen)} />
      <Quick store={store} onSent={onSent} />
      {seen.me?.kind === 'account' ? (
        <Writing store={store} onSent={onSent} />
      ) : (
        <p className="sh-quiet">{say('social.guest')}</p>
      )}
      {people.length > 0 && <h3>{say('social.people')}</h3>}
      <ul>
        {people.map(one => (
          <Person key={one.person} one={one} onReport={match ? () => report(one.seat) : undefined} />
        ))}
      </ul>
      {game && !isFullOfBots(seen) && (
        <>
          <h3>{say('social.invite')}</h3>
          <Invite id={id} code={seen.code} game={sayText(game.title)} />
        </>
      )}
      {match && (
        <ReportDialog
          match={match}
          people={people}
          seat={reported}
          open={reported !== null}
          onClose={() => report(null)}
        />
      )}
    </div>
  );
};

export const SocialDialog = (props: SocialProps & { readonly open: boolean; readonly onClose: () => void }) => {
  const say = useSay();
  const { id, store, open, onClose } = props;
  return (
    <Dialog title={say('social.title')} open={open} onClose={onClose}>
      <SocialPanel id={id} store={store} onSent={onClose} />
    </Dialog>
  );
};
