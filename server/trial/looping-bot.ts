/** A player for trials: in chair 0 it never comes to an end. */
export const think = ({ seat }: { readonly seat: number }): { readonly kind: string } => {
  while (seat === 0);
  return { kind: 'ok' };
};
