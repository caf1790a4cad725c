import type { Socket } from '../core/pack.ts';
import type { Hello, ServerMessage } from '../messages.ts';
import type { Line } from '../session/line.ts';
import type { Session } from '../session/session.ts';
import { unexpected } from './requests.ts';

/** The maximum number of records in one message. */
const BATCH_SIZE = 2_000;
/** No more records are sent while this many bytes are waiting to be read by the page. */
const MAX_BUFFERED_BYTES = 8 * 2 ** 20;
const RETRY_DELAY_MS = 25;
const FAILED = 'failed';

/** A connected page, which receives every line and every record from the beginning. */
export class PageConnection {
  readonly #socket: Socket;
  readonly #session: Session;
  /** The number of records sent, by line. */
  readonly #sent = new Map<number, number>();
  /** The description of each line as it was sent, as text; `failed` after an error in reading the line. */
  readonly #infos = new Map<number, string>();
  #isReady = false;
  #isScheduled = false;
  #isOpen = false;

  constructor(socket: Socket, session: Session) {
    this.#socket = socket;
    this.#session = session;
  }

  send(message: ServerMessage): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Sends the first message, followed by everything recorded so far. */
  open(hello: Hello): void {
    this.#isOpen = true;
    this.send(hello);
    this.sendNewRecords();
  }

  sendNewRecords(): void {
    if (!this.#isOpen) return;
    this.#sendClosed();
    for (const line of this.#session.lines) {
      if (this.#sendLine(line) === 'bufferFull') {
        this.scheduleNewRecords(RETRY_DELAY_MS);
        return;
      }
    }
    if (this.#isReady) return;
    this.#isReady = true;
    this.send({ type: 'ready' });
  }

  #sendClosed(): void {
    const open = new Set(this.#session.lines.map(({ id }) => id));
    for (const line of this.#infos.keys()) {
      if (open.has(line)) continue;
      this.#infos.delete(line);
      this.#sent.delete(line);
      this.send({ type: 'closed', line });
    }
  }

  /** A line that cannot be read is reported once; the others go on. */
  #sendLine(line: Line): 'complete' | 'bufferFull' {
    if (this.#infos.get(line.id) === FAILED) return 'complete';
    try {
      this.#sendInfo(line);
      return this.#sendRecordsOf(line);
    } catch (cause) {
      this.#infos.set(line.id, FAILED);
      this.send(unexpected(cause));
      return 'complete';
    }
  }

  #sendInfo({ id, info }: Line): void {
    const text = JSON.stringify(info);
    if (this.#infos.get(id) === text) return;
    this.#infos.set(id, text);
    this.send({ type: 'line', line: info });
  }

  /** Calls that arrive before the timer fires are coalesced. */
  scheduleNewRecords(delay = 0): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      if (this.#socket.readyState === this.#socket.OPEN) this.sendNewRecords();
    }, delay);
  }

  #sendRecordsOf({ id, ownRecords }: Line): 'complete' | 'bufferFull' {
    for (let sent = this.#sent.get(id) ?? 0; sent < ownRecords.length; sent = this.#sent.get(id) ?? 0) {
      if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) return 'bufferFull';
      const records = ownRecords.slice(sent, sent + BATCH_SIZE);
      this.send({ type: 'records', line: id, records });
      this.#sent.set(id, sent + records.length);
    }
    return 'complete';
  }
}
