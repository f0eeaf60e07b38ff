import { type WebSocket, WebSocketServer } from 'ws';

/** A bare echo, to compare with: what comes in goes out to both sockets of a pair, padded to the size asked for. */
const [port = '0', size = '400'] = process.argv.slice(2);
const pad = 'x'.repeat(Number(size));
const waiting: WebSocket[] = [];

const pairUp = (a: WebSocket, b: WebSocket): void => {
  for (const from of [a, b]) {
    from.on('message', data => {
      const text = JSON.stringify({ ...JSON.parse(data.toString()), pad });
      for (const to of [a, b]) to.send(text);
      from.send('{"kind":"done"}');
    });
  }
};

new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false }).on('connection', socket => {
  const other = waiting.pop();
  if (other) pairUp(other, socket);
  else waiting.push(socket);
});
