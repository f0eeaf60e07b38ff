import { get } from 'node:http';
import type { Attack } from './attack.ts';
import { lines, waited } from './line.ts';

const page = (port: number): Promise<string> =>
  new Promise(resolve => {
    const asking = get({ port, host: '127.0.0.1', headers: { accept: 'text/html' } }, answer => {
      let text = '';
      answer.on('data', chunk => {
        text += chunk;
      });
      answer.on('end', () => resolve(text));
    });
    asking.on('error', () => resolve(''));
  });

/** The longest answers that there are, asked for and never read: as many at once as anybody may ask for, and many more. */
export const unreadAnswers: Attack = {
  name: 'answers that nobody reads',
  run: async target => {
    const found = (await page(target.port)).match(/\/assets\/[\w.-]+\.js/g) ?? ['/api/tables'];
    const asked = found.map(path => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    let turn = 0;
    await lines(5, async line => {
      line.pause();
      turn += 1;
      const count = turn % 2 ? 8 : 50;
      line.write(Array.from({ length: count }, (_, n) => asked[n % asked.length]).join(''));
      await waited(line, target);
    })(target);
  },
};
