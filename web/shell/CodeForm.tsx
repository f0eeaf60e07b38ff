import { type FormEvent, useEffect, useId, useState } from 'react';
import { Glyph } from '@/shell/Glyph.tsx';
import { useStart } from '@/shell/start.ts';
import { useSay } from '@/words/say.ts';

const LONGEST = 16;

/** What is wrong with a code is said where it stands. `given`: a code from an address, tried at once. */
export const CodeForm = ({ given = '' }: { readonly given?: string }) => {
  const say = useSay();
  const { enter, busy } = useStart();
  const [code, setCode] = useState(given);
  const [wrong, setWrong] = useState('');
  const id = useId();
  const tried = async (text: string): Promise<void> => setWrong((await enter(text)) ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => {
    if (given) void tried(given);
  }, [given]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim()) void tried(code);
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
          aria-invalid={wrong !== ''}
          aria-describedby={id}
          onChange={({ target }) => {
            setCode(target.value);
            setWrong('');
          }}
        />
      </label>
      <button type="submit" className="sh-btn" disabled={busy || !code.trim()}>
        {say('home.enter')}
      </button>
      <p id={id} className="sh-code-wrong" role="alert">
        {wrong}
      </p>
    </form>
  );
};
