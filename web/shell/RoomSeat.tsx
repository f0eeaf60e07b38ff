import type { Seat } from '@majlis/kernel';
import type { Chair } from '@majlis/table';
import { Face } from '@/avatar/Face.tsx';
import { Name } from '@/names/Name.tsx';
import type { Bubble } from '@/scene/props.ts';
import { Glyph } from '@/shell/Glyph.tsx';
import { isLevel } from '@/shell/level.ts';
import type { RoomPlace } from '@/shell/room-places.ts';
import { say, useSay } from '@/words/say.ts';

export interface RoomSeatProps {
  readonly seat: Seat;
  readonly chair: Chair;
  readonly face: string;
  readonly place: RoomPlace;
  readonly side: 'us' | 'them';
  /** What the side is called; empty where everybody plays alone. */
  readonly sideWord: string;
  readonly isMe: boolean;
  readonly isHost: boolean;
  /** What was said here just now. */
  readonly bubble?: Bubble | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly onBot?: (() => void) | undefined;
}

const levelWord = (level: string): string => (isLevel(level) ? say(`level.${level}`) : level);

export const sitterName = ({ sitter }: Chair): string => {
  if (!sitter) return say('room.open');
  return sitter.kind === 'bot' ? say('room.bot-name', { name: levelWord(sitter.level) }) : sitter.person.name;
};

const stateOf = ({ sitter, ready, dropped }: Chair, isHost: boolean): string => {
  if (!sitter) return say('room.open');
  if (sitter.kind === 'bot') return say('room.ready');
  if (dropped) return say('room.gone');
  if (ready) return say('room.ready');
  return isHost ? say('room.host') : say('room.not-ready');
};

const Bust = ({ chair, face, isHost }: Pick<RoomSeatProps, 'chair' | 'face' | 'isHost'>) => {
  const { sitter } = chair;
  if (!sitter) return <Glyph name="plus" size={26} />;
  return (
    <>
      <Face avatar={face} />
      {isHost && (
        <i className="sh-badge sh-badge-gold">
          <Glyph name="crown" size={15} />
        </i>
      )}
      {chair.ready && !isHost && (
        <i className="sh-badge sh-badge-ok">
          <Glyph name="tick" size={15} />
        </i>
      )}
    </>
  );
};

/** A seat in its playing position; the whole of it is the target. */
export const RoomSeat = (props: RoomSeatProps) => {
  const { seat, chair, face, place, side, sideWord, isMe, isHost, bubble, onOpen, onBot } = props;
  const say = useSay();
  const name = isMe ? say('room.you') : sitterName(chair);
  const line = [sideWord, stateOf(chair, isHost)].filter(Boolean).join(say('app.separator'));
  return (
    <li className="sh-seat" data-place={place} data-side={side} data-seat={seat} data-taken={chair.sitter !== null}>
      <button type="button" className="sh-seat-face" disabled={!onOpen} onClick={onOpen}>
        <span className="sh-unseen">{say('room.seat-of', { n: seat + 1, who: '' })}</span>
        <span className="sh-ring">
          <Bust chair={chair} face={face} isHost={isHost} />
        </span>
        {chair.sitter && <Name className="sh-seat-name">{name}</Name>}
        <small>{line}</small>
      </button>
      {bubble && (
        <span key={bubble.text || bubble.drawn?.src} className="sh-bubble" dir="auto">
          {bubble.drawn && <img src={bubble.drawn.src} alt={bubble.drawn.label} />}
          {bubble.text}
        </span>
      )}
      {onBot && !chair.sitter && (
        <button type="button" className="sh-btn sh-add-bot" onClick={onBot}>
          <Glyph name="bot" />
          {say('room.add-bot')}
        </button>
      )}
    </li>
  );
};
