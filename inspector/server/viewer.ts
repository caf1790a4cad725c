import type { WebSocket } from 'ws';
import type { Hello, ServerMessage } from '../messages.ts';
import type { Session } from '../session/session.ts';

/** Records go out in messages of at most so many. */
const BATCH = 2_000;
/** A page that reads slowly is sent no more until it has read to here. */
const MOST_UNREAD = 8 * 2 ** 20;
const LOOK_AGAIN = 25;

/** A page that is connected: it is told of every line and of every record, from the first on. */
export class Viewer {
  readonly #socket: WebSocket;
  readonly #session: Session;
  /** How many records of each line it has. */
  readonly #sent: number[] = [];
  #scheduled = false;
  #greeted = false;

  constructor(socket: WebSocket, session: Session) {
    this.#socket = socket;
    this.#session = session;
  }

  send(message: ServerMessage): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The first message; what there is follows it. */
  greet(hello: Hello): void {
    this.#greeted = true;
    this.send(hello);
    this.bring();
  }

  /** Sends what is new before anything else is done. */
  bring(): void {
    if (!this.#greeted) return;
    for (const line of this.#session.lines) {
      if (this.#sent[line.id] === undefined) {
        this.#sent[line.id] = 0;
        this.send({ type: 'line', line: line.info });
      }
      if (!this.#bringRecords(line.id)) {
        this.soon(LOOK_AGAIN);
        return;
      }
    }
  }

  /** Sends what is new when the process has time. */
  soon(wait = 0): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setTimeout(() => {
      this.#scheduled = false;
      if (this.#socket.readyState === this.#socket.OPEN) this.bring();
    }, wait);
  }

  /** False when the page has to read first. */
  #bringRecords(id: number): boolean {
    const { ownRecords } = this.#session.line(id);
    for (let sent = this.#sent[id] ?? 0; sent < ownRecords.length; sent = this.#sent[id] ?? 0) {
      if (this.#socket.bufferedAmount > MOST_UNREAD) return false;
      const records = ownRecords.slice(sent, sent + BATCH);
      this.send({ type: 'records', line: id, records });
      this.#sent[id] = sent + records.length;
    }
    return true;
  }
}
