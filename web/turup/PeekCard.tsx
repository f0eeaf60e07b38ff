import { useState } from 'react';
import { Face } from '@/cards/Face.tsx';
import type { Look } from '@/cards/look.ts';
import { Call } from '@/table/Call.tsx';
import { nameOf } from '@/table/who.ts';
import type { Glance } from '@/turup/glance.ts';
import { cardName } from '@/words/card.ts';
import { named, say } from '@/words/say.ts';

/** TUR-10  What this player alone was shown, until the turn is over or it was looked at long enough. */
export const PeekCard = ({ glance, look }: { readonly glance: Glance; readonly look: Look }) => {
  const { state, seen, me, seated } = glance;
  const [closed, close] = useState('');
  const peek = state.peeks.at(-1);
  const key = `${seen.match?.id}.${state.deal}.${state.peeks.length}`;
  const mine = seated && peek?.seat === me && state.turn === me && state.phase === 'play';
  if (!mine || !peek.card || closed === key) return null;
  const name = named(nameOf(seen.table?.chairs[peek.target], peek.target));
  return (
    <section className="tu-peek" data-overlay="peek" aria-label={say('turup.peek')}>
      <p role="status">{say('turup.you-saw', { name, card: cardName(peek.card) })}</p>
      <span className="mj-card" data-card={peek.card} role="img" aria-label={cardName(peek.card)}>
        <Face card={peek.card} deck={look} />
      </span>
      <small>{say('turup.only-you')}</small>
      <Call id="peek-close" tone="gold" onPress={() => close(key)}>
        {say('app.close')}
      </Call>
    </section>
  );
};
