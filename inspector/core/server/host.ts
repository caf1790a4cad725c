import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type ActorPanel, panelScript } from '../actors/actorPanel.ts';
import type { ActorTrace } from '../actors/actorTrace.ts';
import type { OpenPack, Pack } from '../pack.ts';
import { AccessPolicy, LOOPBACK, newToken, targetOf } from './accessPolicy.ts';
import { refuse } from './respond.ts';
import { ACTORS_PATH, type ActorControl, isActorsPath, serveActors } from './serveActors.ts';

/** The limit for the text of a file that a page uploads. */
const MAX_MESSAGE_BYTES = 128 * 2 ** 20;

export interface HostOptions {
  /** Default: 0, any free port. */
  readonly port?: number;
  /** The token of the page's address. Default: a new one; `keptToken` keeps the one of a port. */
  readonly token?: string;
  /** XState actors, shown at `/actors`: those of a program, then those of its forks. */
  readonly actors?: () => readonly ActorTrace[];
  /** The program that they belong to, if the page can control it. */
  readonly actorControl?: ActorControl;
  /** Panels of the page of the actors, beside those that it has. */
  readonly panels?: readonly ActorPanel[];
  /** Default: none; the page of the actors is all there is. */
  readonly pack?: Pack;
}

/** A server on this machine only. Anyone who has one of its addresses sees and controls everything. */
export interface Host {
  /** The address of the pack's page, including the token. */
  readonly url: string;
  /** The address of the page of XState actors, including the token. */
  readonly actorsUrl: string;
  readonly port: number;
  /** The address of a socket at this path, with the token, as the receivers of @xstate/inspect take it. */
  readonly socketAt: (path: string) => string;
  close(): Promise<void>;
}

/** Without a pack every other page is missing. */
const NO_PACK: Pack = {
  open: () => ({
    request: (_, response) =>
      refuse(response, { status: 404, reason: `The actors are shown at ${ACTORS_PATH}.` }),
    socket: () => undefined,
    close: () => undefined,
  }),
};

/**
 * Serves the page of XState actors, and what a pack adds.
 * @throws {PagePanelError} if a panel cannot be registered.
 * @throws the system error if the port cannot be used.
 */
export async function host({
  port = 0,
  token = newToken(),
  actors = () => [],
  actorControl,
  panels = [],
  pack = NO_PACK,
}: HostOptions): Promise<Host> {
  panelScript(panels);
  const http = createServer();
  const boundPort = await listen(http, port);
  const access = new AccessPolicy(token, boundPort);
  const opened = pack.open(access);
  http.on('request', (request, response) => {
    if (isActorsPath(targetOf(request).pathname))
      void serveActors({ traces: actors(), control: actorControl, panels }, access, request, response);
    else opened.request(request, response);
  });
  const sockets = acceptSockets(http, opened);
  return {
    url: `http://${LOOPBACK}:${boundPort}/?token=${token}`,
    actorsUrl: `http://${LOOPBACK}:${boundPort}${ACTORS_PATH}?token=${token}`,
    socketAt: (path) => `${LOOPBACK}:${boundPort}${path}?token=${token}`,
    port: boundPort,
    close: async () => {
      opened.close();
      for (const socket of sockets.clients) socket.terminate();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

function acceptSockets(http: Server, { socket: acceptor }: OpenPack): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  http.on('upgrade', (request, socket, head) => {
    // A client that disconnects during the handshake must not crash the process.
    socket.on('error', () => socket.destroy());
    const accept = acceptor(request);
    if (accept === undefined) rejectUpgrade(socket);
    else sockets.handleUpgrade(request, socket, head, accept);
  });
  return sockets;
}

/** @returns the port, which the system chooses if `port` is 0. */
async function listen(http: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, LOOPBACK, resolve);
  });
  const address = http.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function rejectUpgrade(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
}
