/** A request for a socket, with whatever is wrong with it. */
export const upgradeOf = (
  port: number,
  { key = 'dGhlIHNhbXBsZSBub25jZQ==', version = '13', method = 'GET', path = '/ws', more = '' } = {},
): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: x',
    `Origin: http://127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Version: ${version}`,
    `Sec-WebSocket-Key: ${key}`,
    `${more}\r\n`,
  ].join('\r\n');
