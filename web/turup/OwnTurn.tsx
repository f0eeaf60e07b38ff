import type { TurupViewModel } from '@/turup/view-model.ts';
import { say } from '@/words/say.ts';

/** On a phone a panel lies over the own seat: that it is one's turn stands on the panel then. */
export const OwnTurn = ({ seen, me, seated }: TurupViewModel) =>
  seated && seen.clocks.some(({ on }) => on === me) ? (
    <b className="tu-own" aria-current="true">
      {say('table.your-turn')}
    </b>
  ) : null;
