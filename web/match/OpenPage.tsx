import { type ChangeEvent, useState } from 'react';
import { parseGameText } from '@/match/game-file.ts';
import { MatchView } from '@/match/MatchView.tsx';
import { type OpenedMatch, openedFile } from '@/match/open-match.ts';
import { Frame } from '@/shell/Frame.tsx';
import { useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';

/** A match from a file of this device; nothing of it goes anywhere. */
export const OpenPage = () => {
  const say = useSay();
  const ready = usePart('match');
  const [match, setMatch] = useState<OpenedMatch | null>(null);
  const [wrong, setWrong] = useState(false);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const text = await target.files?.[0]?.text();
    const file = text === undefined ? undefined : await parseGameText(text);
    const opened = file && (await openedFile(file));
    setWrong(!opened?.ok);
    if (opened?.ok) setMatch(opened.value);
  };
  if (match) return <MatchView match={match} />;
  if (!ready) return <div className="mj-splash" />;
  return (
    <Frame title={say('match.open-file')}>
      <label className="sh-field">
        {say('match.open-why')}
        <input type="file" accept=".game,text/plain" onChange={open} />
      </label>
      <p role="status">{wrong && say('match.unreadable')}</p>
    </Frame>
  );
};
