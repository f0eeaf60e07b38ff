import type { Hex } from './bytes.ts';
import { fold } from './chain.ts';
import { type Check, check } from './check.ts';
import type { DiceDeal, Transcript } from './transcript.ts';

/** The nearest secret that was told: of deal k itself, or of a later deal, whose secret hashes down to it. */
const told = (deals: readonly DiceDeal[], k: number): { readonly k: number; readonly secret: Hex } | undefined =>
  deals
    .flatMap(deal => (deal.k >= k && deal.secret !== null ? [{ k: deal.k, secret: deal.secret }] : []))
    .reduce<{ k: number; secret: Hex } | undefined>((best, one) => (best && best.k <= one.k ? best : one), undefined);

export const secretFor = (deals: readonly DiceDeal[], id: Hex, k: number): Hex | undefined => {
  const source = told(deals, k);
  return source && fold(id, source.secret, source.k, k);
};

export const secretChecks = ({ id, commitment, deals }: Transcript): Check[] =>
  deals.map(({ k, secret }) => {
    const source = told(deals, k);
    if (!source) return check(`deal ${k}: its secret was revealed`, 'neither it nor a later one');
    const what =
      secret === null
        ? `deal ${k}: its secret follows from that of deal ${source.k}, which was fixed by the commitment`
        : `deal ${k}: its secret, hashed ${k} times, gives the commitment`;
    return check(what, fold(id, source.secret, source.k, 0) === commitment ? undefined : 'it does not');
  });
