import { signPicture, signText } from '@/table/signs.ts';

/** A sign: drawn, or a phrase in the reader's own language. */
export const Sign = ({ sign }: { readonly sign: string }) => {
  const picture = signPicture(sign);
  return picture ? <img className="tb-sign" src={picture} alt={signText(sign)} draggable={false} /> : signText(sign);
};
