import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import type { AccessPolicy } from './server/accessPolicy.ts';

/** Adds what is special about one kind of program, such as a card game, to a server that shows XState actors. */
export interface Pack {
  /** Called once, when the server listens. */
  readonly open: (access: AccessPolicy) => OpenPack;
}

export interface OpenPack {
  /** Answers every request but those for the page of the actors. */
  readonly request: (request: IncomingMessage, response: ServerResponse) => void;
  /** What takes the socket that a request asks for; undefined refuses it. */
  readonly socket: (request: IncomingMessage) => ((socket: WebSocket) => void) | undefined;
  readonly close: () => void;
}
