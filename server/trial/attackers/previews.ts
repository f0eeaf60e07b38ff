import type { Attack } from './attack.ts';
import { bareAsked } from './bare-asked.ts';

const AGENT = 'User-Agent: WhatsApp/2.23';
const idOf = (n: number): string => n.toString(16).padStart(32, '0');

/** What a chat asks for when somebody shares a link: of matches and tables that there are not, of one that there is, and of the house. */
export const previews: Attack = {
  name: 'previews and pictures of links',
  run: bareAsked(3, (n, { table }) => {
    const id = n % 4 === 0 ? table : idOf(n);
    const paths = [`/m/${id}`, `/t/${id}`, '/join/ABCDEF', '/', `/api/picture/m-${id}`, `/api/picture/t-${id}`];
    return { path: paths[n % 6] ?? '/', headers: [AGENT, 'Accept: text/html'] };
  }),
};
