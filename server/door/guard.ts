import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';

/** What is looked at before any work is done for a request. */
export interface Guard {
  /** It has been read; nothing is answered that was not told here. false: there were too many, and it gets no more than a bare no. */
  requested(request: IncomingMessage, response: ServerResponse): boolean;
}

/** How long a line is kept for the next request, as it is announced: shorter than a silent line may live (line.ts). */
const KEPT = 8_000;

/** A bare no, and the end of the line. */
const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { connection: 'close', ...(status === 429 ? { 'retry-after': '2' } : {}) }).end();
};

/**
 * A server that answers nothing by itself. Left alone, Node says 400 to a request without a host and 417 to a wish that it does not know,
 * and nobody hears of it: thousands of those on one line would be counted as none.
 */
export const guardedServer = (guard: Guard, listener: RequestListener): Server => {
  const heard = (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }): boolean => {
    const isTurn = guard.requested(request, response);
    const { host, expect, 'transfer-encoding': parts } = request.headers;
    if (host === undefined && request.httpVersion === '1.1') refuse(response, 400);
    else if (expect !== undefined && expect.toLowerCase() !== '100-continue') refuse(response, 417);
    // Where a body in parts ends is seen only when it has been read, with whatever comes behind it: nobody here needs one.
    else if (parts !== undefined) refuse(response, 411);
    else if (!isTurn) refuse(response, 429);
    else return true;
    return false;
  };
  const server = createServer(
    { maxHeaderSize: 8 * 1024, keepAliveTimeout: KEPT, requireHostHeader: false },
    (request, response) => void (heard(request, response) && listener(request, response)),
  );
  server.on('checkExpectation', heard);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
    if (!heard(request, response)) return;
    response.writeContinue();
    listener(request, response);
  });
  return server;
};
