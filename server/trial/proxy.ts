import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';

/** A plain reverse proxy: what comes is passed on with the address that it came from. `node proxy.ts <port> <the house's port>` */
const [port = '0', house = '0'] = process.argv.slice(2);

const named = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', '),
});

const server = createServer((asked, answer) => {
  const { method, url: path } = asked;
  const on = request({ port: house, host: '127.0.0.1', method, path, headers: named(asked) }, from => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(answer);
  });
  on.on('error', () => answer.destroy());
  asked.on('error', () => on.destroy());
  answer.on('close', () => on.destroy());
  asked.pipe(on);
});

server.on('upgrade', (asked: IncomingMessage, client, head) => {
  const line = connect(Number(house), '127.0.0.1', () => {
    const headers = Object.entries(named(asked)).map(([name, value]) => `${name}: ${value}`);
    line.write([`${asked.method} ${asked.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    line.write(head);
    line.pipe(client).pipe(line);
  });
  for (const one of [line, client]) {
    one.on('error', () => {});
    one.on('close', () => [line, client].forEach(other => void other.destroy()));
  }
});

server.listen(Number(port), '127.0.0.1');
