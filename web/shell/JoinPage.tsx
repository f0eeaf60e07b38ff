import { useEffect } from 'react';
import { useParams } from 'wouter';
import { CodeForm } from '@/shell/CodeForm.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { useStart } from '@/shell/start.ts';
import { useSay } from '@/words/say.ts';

/** The address with a code in it: straight to the table, or the code once more if it was wrong. */
export const JoinPage = () => {
  const say = useSay();
  const { code = '' } = useParams();
  const { enter, busy } = useStart();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => {
    enter(code);
  }, [code]);
  return <Frame title={say('home.join')}>{busy ? <p role="status">{say('app.loading')}</p> : <CodeForm />}</Frame>;
};
