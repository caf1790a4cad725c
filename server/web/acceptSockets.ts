import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { HostSettings } from '../duels/duelHost.ts';
import type { HostLimits } from '../protocol/protocol.ts';
import type { RpcEndpoint } from '../rpc/index.ts';
import type { DuelStore } from '../store/duelStore.ts';
import { addressOf, isAllowedOrigin } from './address.ts';
import { Connection } from './connection.ts';
import type { Budgets } from './limits/budgets.ts';
import { reject, SOCKET_PATH } from './listening.ts';
import type { Caller } from './methods.ts';
import type { Readiness } from './pages.ts';
import { CLIENT_HEADER, PEER_HEADER } from './relay.ts';
import type { ServerOptions } from './serverOptions.ts';
import type { Telemetry } from './telemetry.ts';

/** Where connections are accepted. */
export interface Accepting {
  readonly http: Server;
  readonly connections: Set<Connection>;
  readonly budgets: Budgets;
  readonly readiness: Readiness;
}

/** Accepts WebSockets of players, and of servers with the same store. */
export function acceptSockets(
  { http, connections, budgets, readiness }: Accepting,
  endpoint: RpcEndpoint<Caller>,
  { limits, store }: HostSettings,
  { proxy = 'direct', origins = [] }: ServerOptions,
  { log }: Telemetry,
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    // One message of a connection in each turn of the event loop, however many arrive at once.
    allowSynchronousEvents: false,
  });
  const accept = (socket: WebSocket, client: string, from: 'client' | 'server') => {
    const connection = new Connection(socket, endpoint, client, {
      limits: from === 'server' ? forServer(limits) : limits,
      budgets,
    });
    connections.add(connection);
    socket.on('close', (code) => {
      connections.delete(connection);
      log.debug({ client, code }, 'disconnected');
    });
  };
  http.on('upgrade', (request, socket, head) => {
    // A client that disconnects during the handshake must not crash the process.
    socket.on('error', () => socket.destroy());
    const peer = peerOf(request, store);
    const client = peer ?? addressOf(request, proxy);
    const known = [...connections].filter((connection) => connection.client === client).length;
    if (request.url?.split('?')[0] !== SOCKET_PATH) reject(socket, '404 Not Found');
    else if (!isAllowedOrigin(request, origins)) reject(socket, '403 Forbidden');
    else if (!readiness.isReady) reject(socket, '503 Service Unavailable');
    else if (peer === undefined && known >= limits.connections) reject(socket, '429 Too Many Requests');
    else {
      const wait = budgets.charge(client, () =>
        sockets.handleUpgrade(request, socket, head, (open) =>
          accept(open, client, peer === undefined ? 'client' : 'server'),
        ),
      );
      if (wait > 0) reject(socket, '429 Too Many Requests');
    }
  });
}

/** The client for which a server with the same store connects; undefined if the peer is not a server. */
function peerOf({ headers }: IncomingMessage, { shared }: DuelStore): string | undefined {
  const [secret, client] = [headers[PEER_HEADER], headers[CLIENT_HEADER]];
  if (shared === undefined || typeof secret !== 'string' || typeof client !== 'string') return undefined;
  const [given, expected] = [Buffer.from(secret), Buffer.from(shared.secret())];
  return given.length === expected.length && timingSafeEqual(given, expected) ? client : undefined;
}

/** The other server has limited the rate already. */
const forServer = (limits: HostLimits): HostLimits => ({
  ...limits,
  messagesPerSecond: Number.MAX_SAFE_INTEGER,
  messageBurst: Number.MAX_SAFE_INTEGER,
  processorMs: Number.MAX_SAFE_INTEGER,
});
