import type { Friends } from '@majlis/protocol/club';
import { Link } from 'wouter';
import { gameOfTable } from '@/games.ts';
import { tablePath } from '@/shell/start.ts';
import { sayText, useSay } from '@/words/say.ts';

/** The table where I sit and wait for others, with the code they may type. */
export const OwnTable = ({ table }: { readonly table: NonNullable<Friends['table']> }) => {
  const say = useSay();
  const { listing, code } = table;
  const taken = listing.seats.filter(seat => seat !== null).length;
  return (
    <section className="flex items-center gap-3 rounded-4 border border-line bg-side p-3.5" data-own-table={listing.id}>
      <p className="grid flex-1">
        <b>
          {say('friends.table')}{' '}
          {code && (
            <bdi dir="ltr" className="text-gold-hi">
              {code}
            </bdi>
          )}
        </b>
        <small className="text-sm text-muted">
          {sayText(gameOfTable(listing.game)?.title ?? { en: '' })}
          {say('app.separator')}
          {say('friends.seated', { n: taken, all: listing.seats.length })}
        </small>
      </p>
      <Link href={tablePath(listing.id)} className="sh-btn">
        {say('friends.open-table')}
      </Link>
    </section>
  );
};
