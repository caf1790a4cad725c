import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessPolicy } from './server/accessPolicy.ts';

/** The part of a `WebSocket` of ws that packs use, so that the types of this package need none of ws. */
export interface Socket {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  terminate(): void;
  on(event: 'close' | 'error', listener: () => void): unknown;
  on(event: 'message', listener: (data: { toString(): string }, isBinary: boolean) => void): unknown;
}

/** Adds what is special about one kind of program, such as a card game, to a server that shows XState actors. */
export interface Pack {
  /** Called once, when the server listens. */
  readonly open: (access: AccessPolicy) => OpenPack;
}

export interface OpenPack {
  /** Answers every request but those for the page of the actors. */
  readonly request: (request: IncomingMessage, response: ServerResponse) => void;
  /** What takes the socket that a request asks for; undefined refuses it. */
  readonly socket: (request: IncomingMessage) => ((socket: Socket) => void) | undefined;
  readonly close: () => void;
}
