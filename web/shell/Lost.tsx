import { Link } from 'wouter';
import { Frame } from '@/shell/Frame.tsx';
import { useSay } from '@/words/say.ts';

/** An address where nobody sits. */
export const Lost = () => {
  const say = useSay();
  return (
    <Frame title={say('lost.title')}>
      <p className="sh-quiet">{say('lost.text')}</p>
      <Link href="/" className="sh-btn sh-btn-gold">
        {say('lost.home')}
      </Link>
    </Frame>
  );
};
