import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token in a cookie that only this house can have signed. The store is not asked: whether the session still holds is another question. */
export const signedToken =
  (name: string, secret: string) =>
  (cookies: string | undefined): string | undefined => {
    const pair = cookies?.split(/;\s*/).find(one => one.startsWith(`${name}=`));
    if (pair === undefined) return undefined;
    const value = decoded(pair.slice(name.length + 1));
    const dot = value.lastIndexOf('.');
    const token = value.slice(0, dot);
    const signed = Buffer.from(value.slice(dot + 1), 'base64');
    const right = createHmac('sha256', secret).update(token).digest();
    return dot < 1 || signed.length !== right.length || !timingSafeEqual(signed, right) ? undefined : token;
  };

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
