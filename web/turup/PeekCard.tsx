import { useCallback, useEffect, useRef, useState } from 'react';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';
import { Call } from '@/table/Call.tsx';
import { nameOf } from '@/table/who.ts';
import { useEscape } from '@/turup/use-escape.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { cardName } from '@/words/card.ts';
import { named, say } from '@/words/say.ts';

/** TUR-10  What this player alone was shown, until the turn is over or it was looked at long enough. */
export const PeekCard = ({ model, look }: { readonly model: TurupViewModel; readonly look: CardLook }) => {
  const { state, seen, me, seated } = model;
  const [closed, close] = useState('');
  const peek = state.peeks.at(-1);
  const key = `${seen.match?.id}.${state.deal}.${state.peeks.length}`;
  const mine = seated && peek?.seat === me && state.turn === me && state.phase === 'play';
  const open = mine && peek.card !== null && closed !== key;
  const panel = useRef<HTMLElement>(null);
  const leave = useCallback(() => {
    close(key);
    document.querySelector<HTMLElement>('.hand [data-card][tabindex="0"]')?.focus();
  }, [key]);
  useEscape(open, leave);
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);
  if (!open || !peek.card) return null;
  const name = named(nameOf(seen.table, peek.target));
  return (
    <section ref={panel} className="tu-peek" data-overlay="peek" aria-label={say('turup.peek')} tabIndex={-1}>
      <p role="status">{say('turup.you-saw', { name, card: cardName(peek.card) })}</p>
      <span className="mj-card" data-card={peek.card} role="img" aria-label={cardName(peek.card)}>
        <Face card={peek.card} deck={look} />
      </span>
      <small>{say('turup.only-you')}</small>
      <Call id="peek-close" tone="gold" onPress={leave}>
        {say('app.close')}
      </Call>
    </section>
  );
};
