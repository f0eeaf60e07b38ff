/** A zero of Arabic or Urdu is a dot: it is drawn larger than other digits. */
export const isDot = (figure: string): boolean => figure === '٠' || figure === '۰';
