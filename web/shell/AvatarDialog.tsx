import { type AvatarPart, READY_AVATARS } from '@majlis/protocol';
import { useState } from 'react';
import { Face } from '@/avatar/Face.tsx';
import { madeOf, PARTS, spelt } from '@/avatar/made.ts';
import { choicesOf, known } from '@/avatar/portraits.ts';
import { Choice } from '@/shell/Choice.tsx';
import { Dialog } from '@/shell/Dialog.tsx';
import { useSay } from '@/words/say.ts';
import '@/shell/avatar.css';

interface Faces {
  /** What is chosen here, read aloud with its number. */
  readonly legend: string;
  readonly faces: readonly string[];
  readonly chosen: string;
  readonly onChoose: (avatar: string) => void;
}

/** Faces to choose from; arrows move, as in every choice. */
const Faces = ({ legend, faces, chosen, onChoose }: Faces) => {
  const say = useSay();
  const labelled = faces.map((avatar, n) => ({
    value: avatar,
    label: (
      <>
        <Face avatar={avatar} />
        <span className="sh-unseen">{say('avatar.one', { what: legend, n: n + 1, all: faces.length })}</span>
      </>
    ),
  }));
  return <Choice legend={legend} quiet look="faces" values={labelled} value={chosen} onChange={onChoose} />;
};

/** One part at a time: each choice is shown as the whole person would look. A part that cannot be seen is not asked for. */
const Maker = ({ avatar, onChoose }: { readonly avatar: string; readonly onChoose: (avatar: string) => void }) => {
  const say = useSay();
  const [part, turn] = useState<AvatarPart>('face');
  const seen = PARTS.filter(one => one === part || choicesOf(avatar, one).length > 1);
  const parts = seen.map(value => ({ value, label: say(`avatar.part.${value}`) }));
  return (
    <>
      <Choice legend={say('avatar.parts')} quiet look="chips" values={parts} value={part} onChange={turn} />
      <Faces
        legend={say(`avatar.part.${part}`)}
        faces={choicesOf(avatar, part)}
        chosen={spelt(madeOf(avatar))}
        onChoose={onChoose}
      />
    </>
  );
};

interface AvatarDialogProps {
  readonly open: boolean;
  readonly worn: string;
  readonly onWear: (avatar: string) => void;
  readonly onClose: () => void;
}

const WAYS = ['ready', 'make'] as const;

const Wardrobe = ({ worn, onWear }: Pick<AvatarDialogProps, 'worn' | 'onWear'>) => {
  const say = useSay();
  const [avatar, choose] = useState(worn);
  const [way, go] = useState<(typeof WAYS)[number]>(worn.includes('.') ? 'make' : 'ready');
  return (
    <div className="sh-wardrobe">
      <Face avatar={avatar} />
      <Choice
        legend={say('avatar.title')}
        quiet
        values={WAYS.map(value => ({ value, label: say(`avatar.${value}`) }))}
        value={way}
        onChange={go}
      />
      {way === 'ready' && (
        <Faces legend={say('avatar.ready')} faces={READY_AVATARS} chosen={avatar} onChoose={choose} />
      )}
      {way === 'make' && <Maker avatar={avatar} onChoose={choose} />}
      <button type="button" className="sh-btn sh-btn-gold" onClick={() => onWear(known(avatar))}>
        {say('me.save')}
      </button>
    </div>
  );
};

/** How I want to look: one of the ready ones, or one that I make. */
export const AvatarDialog = ({ open, worn, onWear, onClose }: AvatarDialogProps) => {
  const say = useSay();
  return (
    <Dialog title={say('avatar.title')} open={open} onClose={onClose}>
      <Wardrobe worn={worn} onWear={onWear} />
    </Dialog>
  );
};
