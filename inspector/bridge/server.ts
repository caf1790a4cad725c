import type { ReceiverEvent } from '@xstate/inspect';
import type { WebSocket } from 'ws';
import { SessionError } from '../session/errors.ts';
import type { Session } from '../session/session.ts';
import { jsonOf, Retelling, understood } from './protocol.ts';

/** Tells receivers of @xstate/inspect of all lines of a session, over WebSockets that are open. */
export class SocketBridge {
  readonly #session: Session;
  readonly #receivers = new Set<WebSocket>();
  readonly #lines: { readonly retelling: Retelling; told: number }[] = [];

  constructor(session: Session) {
    this.#session = session;
    session.onChange(() => this.#catchUp());
  }

  /** A receiver is told from when it says that it inspects. What is no message of the protocol is answered with why not. */
  welcome(socket: WebSocket): void {
    socket.on('close', () => this.#receivers.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, kind) => this.#hear(socket, kind ? undefined : jsonOf(data.toString())));
  }

  #hear(socket: WebSocket, message: unknown): void {
    const said = understood(message);
    if (said === undefined) {
      refuse(socket, 'Expected a message of @xstate/inspect, with an event of a player.');
      return;
    }
    if (said.says === 'inspecting') {
      this.#catchUp();
      this.#receivers.add(socket);
      for (const { retelling } of this.#lines) for (const event of retelling.greeting()) tell(socket, event);
      return;
    }
    try {
      this.#session.take(said.line, said.event);
    } catch (cause) {
      if (!(cause instanceof SessionError)) throw cause;
      refuse(socket, cause.message);
    }
  }

  #catchUp(): void {
    for (const { id, records, info } of this.#session.lines) {
      const from = info.from?.seq ?? -1;
      this.#lines[id] ??= { retelling: new Retelling(this.#session.header, id), told: 0 };
      const line = this.#lines[id];
      for (const record of records.slice(line.told)) {
        const events = line.retelling.tell(record);
        if (record.seq > from)
          for (const event of events) for (const socket of this.#receivers) tell(socket, event);
      }
      line.told = records.length;
    }
  }
}

const tell = (socket: WebSocket, event: ReceiverEvent): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
};

/** No receiver knows this message, and each passes it by; a person who looks at the socket sees it. */
const refuse = (socket: WebSocket, message: string): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'taiki.refused', message }));
};
