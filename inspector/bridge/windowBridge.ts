import type { ReceiverEvent } from '@xstate/inspect';
import type { PlayerEvent } from '../messages.ts';
import type { TraceHeader, TraceRecord } from '../trace.ts';
import { parseReceiverMessage, RecordTranslator } from './receiverProtocol.ts';

interface PostedMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** The part of `Window` that the bridge listens on. */
export interface PageWindow {
  addEventListener(type: 'message', listener: (message: PostedMessage) => void): void;
  removeEventListener(type: 'message', listener: (message: PostedMessage) => void): void;
}

/** The window of a receiver: a popup or an iframe. */
export interface ReceiverWindow {
  postMessage(message: unknown, targetOrigin: string): void;
}

export interface WindowBridgeOptions {
  readonly header: TraceHeader;
  readonly window: PageWindow;
  readonly receiver: ReceiverWindow;
  /** Messages are exchanged with this origin only. */
  readonly receiverOrigin: string;
  /** Called when the receiver sends a player's event to a line. */
  readonly onEvent: (line: number, event: PlayerEvent) => void;
}

/** Sends the lines of a session to a receiver of @xstate/inspect in another window. */
export class WindowBridge {
  readonly #options: WindowBridgeOptions;
  readonly #lines = new Map<number, RecordTranslator>();
  #receiverIsReady = false;

  constructor(options: WindowBridgeOptions) {
    this.#options = options;
    options.window.addEventListener('message', this.#receive);
  }

  /** Appends records to a line. Call it with all records of the line, in order, from the beginning of the duel. */
  records(line: number, records: readonly TraceRecord[]): void {
    const translator = this.#lines.get(line) ?? new RecordTranslator(this.#options.header, line);
    this.#lines.set(line, translator);
    for (const record of records)
      for (const event of translator.translate(record)) if (this.#receiverIsReady) this.#post(event);
  }

  close(): void {
    this.#options.window.removeEventListener('message', this.#receive);
  }

  readonly #receive = ({ data, origin, source }: PostedMessage): void => {
    const { receiver, receiverOrigin, onEvent } = this.#options;
    if (source !== receiver || origin !== receiverOrigin) return;
    const message = parseReceiverMessage(data);
    if (message === undefined) return;
    if (message.type === 'event') {
      onEvent(message.line, message.event);
      return;
    }
    this.#receiverIsReady = true;
    for (const translator of this.#lines.values())
      for (const event of translator.registrations()) this.#post(event);
  };

  #post(event: ReceiverEvent): void {
    this.#options.receiver.postMessage(event, this.#options.receiverOrigin);
  }
}
