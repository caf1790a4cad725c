import type { ReceiverEvent } from '@xstate/inspect';
import type { Socket } from '../core/pack.ts';
import { parseJson } from '../core/values/parseJson.ts';
import type { Session } from '../session/session.ts';
import { SessionError } from '../session/sessionError.ts';
import { parseReceiverMessage, RecordTranslator } from './receiverProtocol.ts';

/** Sends all lines of a session to receivers of @xstate/inspect over WebSockets. */
export class SocketBridge {
  readonly #session: Session;
  readonly #receivers = new Set<Socket>();
  readonly #lines = new Map<number, { readonly translator: RecordTranslator; translated: number }>();

  constructor(session: Session) {
    this.#session = session;
    session.onChange(() => this.#sendNewRecords());
  }

  /** Nothing is sent until the receiver says that it is inspecting. Messages outside the protocol are answered with an error. */
  accept(socket: Socket): void {
    socket.on('close', () => this.#receivers.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, isBinary) =>
      this.#receive(socket, isBinary ? undefined : parseJson(data.toString())),
    );
  }

  #receive(socket: Socket, data: unknown): void {
    const message = parseReceiverMessage(data);
    if (message === undefined) {
      refuse(
        socket,
        'Expected a message of @xstate/inspect: xstate.inspecting, or xstate.event with choose or concede.',
      );
      return;
    }
    if (message.type === 'inspecting') {
      this.#sendNewRecords();
      this.#receivers.add(socket);
      for (const { translator } of this.#lines.values())
        for (const event of translator.registrations()) send(socket, event);
      return;
    }
    try {
      this.#session.send(message.line, message.event);
    } catch (cause) {
      if (!(cause instanceof SessionError)) throw cause;
      refuse(socket, cause.message);
    }
  }

  #sendNewRecords(): void {
    for (const { id, records, info } of this.#session.lines) {
      const forkedAt = info.from?.seq ?? -1;
      const translator = new RecordTranslator(this.#session.header, id);
      const line = this.#lines.get(id) ?? { translator, translated: 0 };
      this.#lines.set(id, line);
      for (const record of records.slice(line.translated)) {
        const events = line.translator.translate(record);
        if (record.seq > forkedAt)
          for (const event of events) for (const socket of this.#receivers) send(socket, event);
      }
      line.translated = records.length;
    }
  }
}

const send = (socket: Socket, event: ReceiverEvent): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
};

/** Receivers ignore this message type; it helps a person who is debugging the socket. */
const refuse = (socket: Socket, message: string): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'taiki.refused', message }));
};
