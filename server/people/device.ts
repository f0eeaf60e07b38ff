import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A browser that was here before, by a cookie that only the house can write. It opens nothing: it says which accounts were open there. */
interface Device {
  readonly id: string;
  readonly marks: readonly string[];
}

export interface Devices {
  /** The device of a request, or a new one. */
  of(headers: Headers): Device;
  knows(device: Device, account: string): boolean;
  /** The cookie of the device, with this account on it. */
  cookie(device: Device, account?: string): string;
}

const YEAR_SECONDS = 365 * 86_400;
const MOST_MARKS = 4;
const SHAPE = /^([0-9a-f]{32})\.([0-9a-f]{32})((?:\.[0-9a-f]{32}){0,4})$/;

export const devicesOf = (secret: Buffer, https: boolean): Devices => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'majlis/devices', 32));
  const name = https ? '__Host-majlis-device' : 'majlis-device';
  const signed = (text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
  const same = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));
  const markOf = (id: string, account: string): string => signed(`account/${id}/${account}`);
  return {
    of: headers => {
      const crumbs = (headers.get('cookie') ?? '').split(/;\s*/).find(crumb => crumb.startsWith(`${name}=`));
      const [, id = '', signature = '', marks = ''] = SHAPE.exec(crumbs?.slice(name.length + 1) ?? '') ?? [];
      if (id === '' || !same(signature, signed(`device/${id}`)))
        return { id: randomBytes(16).toString('hex'), marks: [] };
      return { id, marks: marks.split('.').filter(mark => mark !== '') };
    },
    knows: ({ id, marks }, account) => marks.some(mark => same(mark, markOf(id, account))),
    cookie: ({ id, marks }, account) => {
      const own = account === undefined ? [] : [markOf(id, account)];
      const all = [...own, ...marks.filter(mark => !own.includes(mark))].slice(0, MOST_MARKS);
      const value = [id, signed(`device/${id}`), ...all].join('.');
      return `${name}=${value}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly${https ? '; Secure' : ''}; SameSite=Lax`;
    },
  };
};
