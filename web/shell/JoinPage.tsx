import { useParams } from 'wouter';
import { CodeForm } from '@/shell/CodeForm.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { useSay } from '@/words/say.ts';

/** The address with a code in it: straight to the table, or the code once more if it was wrong. */
export const JoinPage = () => {
  const say = useSay();
  const { code = '' } = useParams();
  return (
    <Frame title={say('home.join')}>
      <CodeForm given={code} />
    </Frame>
  );
};
