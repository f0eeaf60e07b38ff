import { type FormEvent, useState } from 'react';
import { Glyph } from '@/shell/Glyph.tsx';
import { useStart } from '@/shell/start.ts';
import { useSay } from '@/words/say.ts';

const LONGEST = 16;

export const CodeForm = () => {
  const say = useSay();
  const { enter, busy } = useStart();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim()) enter(code);
  };
  return (
    <form className="sh-code" onSubmit={submit}>
      <label>
        <Glyph name="key" />
        <span className="sh-unseen">{say('home.join')}</span>
        <input
          value={code}
          placeholder={say('home.code')}
          dir="ltr"
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <button type="submit" className="sh-btn" disabled={busy || !code.trim()}>
        {say('home.enter')}
      </button>
    </form>
  );
};
