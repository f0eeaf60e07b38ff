import { type WebSocket, WebSocketServer } from 'ws';

/** A bare echo, to compare with: for each message as many frames of the same size go out to the sockets of a pair as the house sends for a move. */
const [port = '0', size = '400', frames = '3'] = process.argv.slice(2);
const pad = 'x'.repeat(Math.max(0, Number(size) - 120));
const waiting: WebSocket[] = [];

const pairUp = (pair: readonly [WebSocket, WebSocket]): void => {
  let owed = 0;
  let turn = 0;
  for (const from of pair) {
    from.on('message', data => {
      const text = JSON.stringify({ ...JSON.parse(data.toString()), pad });
      for (owed += Number(frames); owed >= 1; owed--) pair[turn++ % 2]?.send(text);
    });
  }
};

new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false }).on('connection', socket => {
  const other = waiting.pop();
  if (other) pairUp([other, socket]);
  else waiting.push(socket);
});
