import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { HostLimits } from '../protocol/protocol.ts';
import { addressOf, networkOf } from './address.ts';
import { pageServer, respond } from './files.ts';
import type { Budgets } from './limits/budgets.ts';
import type { ServerOptions } from './serverOptions.ts';
import type { Metrics } from './telemetry.ts';

/** Whether the WebSocket answers. */
export interface Readiness {
  isReady: boolean;
}

/** Connections from one address besides WebSockets: for the page, and for those that are refused as too many. */
const SPARE_CONNECTIONS = 20;
/** The folder of the built page in this package, also when running from source. */
const builtPage = (): URL =>
  new URL('dist/page/', pathToFileURL(createRequire(import.meta.url).resolve('@taiki/server/package.json')));

/** Requests of one connection over HTTP: they are read as fast as they arrive, and are answered before anybody else is. */
const HTTP_REQUESTS = 100;

/** Behind a proxy, every connection is of the proxy, which limits those of its clients. */
export function limitHttp(
  http: Server,
  { connections }: HostLimits,
  { proxy = 'direct' }: ServerOptions,
): void {
  http.maxRequestsPerSocket = HTTP_REQUESTS;
  const open = new Map<string, number>();
  http.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.on('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (proxy === 'direct' && count > connections + SPARE_CONNECTIONS) socket.destroy();
  });
}

/** Answers requests for the page, and those of a load balancer. */
export function answerPage(
  { page, proxy = 'direct' }: ServerOptions,
  budgets: Budgets,
  readiness: Readiness,
) {
  const serve = pageServer(page ?? builtPage());
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (respondHealth(request, response, readiness)) return;
    const wait = budgets.charge(addressOf(request, proxy), () => serve(request, response));
    if (wait === 0) return;
    response.setHeader('retry-after', Math.ceil(wait / 1000));
    respond(response, 429, 'Too many requests.');
  };
}

/** Whether the path is one of these: the process runs, and the WebSocket answers. */
function respondHealth({ url }: IncomingMessage, response: ServerResponse, { isReady }: Readiness): boolean {
  if (url === '/healthz') respond(response, 200, 'ok');
  else if (url !== '/readyz') return false;
  else if (isReady) respond(response, 200, 'ready');
  else respond(response, 503, 'The server is starting or shutting down.');
  return true;
}

/** Answers a monitoring system. */
export async function answerWatch(
  request: IncomingMessage,
  response: ServerResponse,
  { registry }: Metrics,
  readiness: Readiness,
): Promise<void> {
  if (respondHealth(request, response, readiness)) return;
  if (request.url === '/metrics') {
    response.writeHead(200, { 'content-type': registry.contentType });
    response.end(await registry.metrics());
  } else respond(response, 404, 'Expected /healthz, /readyz or /metrics.');
}
