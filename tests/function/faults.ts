import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';

/** The answer of a healthy server. */
type Work = (request: Request) => Promise<Response>;

/** A failure on the way to the server or back. */
export type Fault = (request: IncomingMessage, response: ServerResponse, work: Work) => unknown;

const healthy: Fault = async (request, response, work) =>
  sendResponse(response, await work(createRequest(request, response)));

const answer =
  (status: number, headers: Record<string, string>, body = ''): Fault =>
  (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };

const json = { 'content-type': 'application/json' };

function reset(request: IncomingMessage): void {
  request.socket.resetAndDestroy();
}

/** Promises more than it sends, and then breaks off. */
function truncate(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { ...json, 'content-length': '40' }).write('{"id":"trunc', () => {
    request.socket.destroy();
  });
}

/** The server does its work, and then its answer is lost. */
const losing =
  (loss: (request: IncomingMessage, response: ServerResponse) => void): Fault =>
  async (request, response, work) => {
    await work(createRequest(request, response));
    loss(request, response);
  };

export const faults: Record<string, Fault> = {
  'a reset connection': (request) => reset(request),
  'a reset after the work was done': losing(reset),
  'a truncated answer': truncate,
  'a truncated answer after the work was done': losing(truncate),
  'a truncated chunked answer': (request, response) => {
    response.writeHead(200, json).write('{"id":', () => request.socket.destroy());
  },
  'no answer at all': (request) => void request.resume(),
  'headers and then nothing': (_request, response) => response.writeHead(200, json).flushHeaders(),
  'an answer that drips': (_request, response) => {
    response.writeHead(200, json);
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drip));
  },
  'bytes that are not HTTP': (request) => void request.socket.end('SSH-2.0-OpenSSH_9.6\r\n\r\n'),
  'a page': answer(200, { 'content-type': 'text/html; charset=utf-8' }, '<!doctype html>Welcome'),
  'a redirect': answer(302, { location: '/elsewhere' }),
  'a redirect that keeps the body': answer(307, { location: '/elsewhere' }),
  'invalid JSON': answer(200, json, '{"id":'),
  'an empty answer': answer(200, {}),
  'an empty answer that calls itself JSON': answer(200, json),
  'status 403': answer(403, json, '{}'),
  'status 429': answer(429, { ...json, 'retry-after': '0' }, '{}'),
  'status 500': answer(500, json, '{}'),
  'status 503': answer(503, {}),
};

/** A server whose next answers have the planned faults. */
export async function startFaultyServer(work: Work) {
  const planned: Fault[] = [];
  const sockets = new Set<Socket>();
  const paths: string[] = [];
  const server: Server = createServer((request, response) => {
    paths.push(request.url ?? '');
    const fault = planned.shift() ?? healthy;
    fault(request, response, work);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    paths,
    plan: (fault: Fault) => void planned.push(fault),
    close: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
