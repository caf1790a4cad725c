import type { ReceiverEvent } from '@xstate/inspect';
import type { PlayerEvent } from '../messages.ts';
import type { TraceHeader, TraceRecord } from '../trace.ts';
import { Retelling, understood } from './protocol.ts';

/** The part of a message event of the browser that is used. */
interface Posted {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** The own window, as far as it is used. */
export interface OwnWindow {
  addEventListener(type: 'message', listener: (posted: Posted) => void): void;
  removeEventListener(type: 'message', listener: (posted: Posted) => void): void;
}

/** The window of a receiver: one that was opened, or that of a frame. */
export interface ReceiverWindow {
  postMessage(message: unknown, targetOrigin: string): void;
}

export interface WindowBridgeOptions {
  readonly header: TraceHeader;
  readonly window: OwnWindow;
  readonly receiver: ReceiverWindow;
  /** The origin of the page of the receiver: nothing is told to another, and nothing heard from it. */
  readonly receiverOrigin: string;
  /** A receiver sends an event of a player to a line. */
  readonly onEvent: (line: number, event: PlayerEvent) => void;
}

/** Tells a receiver of @xstate/inspect in another window of the lines of a session. */
export class WindowBridge {
  readonly #options: WindowBridgeOptions;
  readonly #lines = new Map<number, Retelling>();
  #isListening = false;

  constructor(options: WindowBridgeOptions) {
    this.#options = options;
    options.window.addEventListener('message', this.#hear);
  }

  /** The next records of a line: all of them must be given, in order, from the beginning of the duel. */
  records(line: number, records: readonly TraceRecord[]): void {
    const retelling = this.#lines.get(line) ?? new Retelling(this.#options.header, line);
    this.#lines.set(line, retelling);
    for (const record of records)
      for (const event of retelling.tell(record)) if (this.#isListening) this.#post(event);
  }

  close(): void {
    this.#options.window.removeEventListener('message', this.#hear);
  }

  readonly #hear = ({ data, origin, source }: Posted): void => {
    const { receiver, receiverOrigin, onEvent } = this.#options;
    if (source !== receiver || origin !== receiverOrigin) return;
    const said = understood(data);
    if (said === undefined) return;
    if (said.says === 'event') {
      onEvent(said.line, said.event);
      return;
    }
    this.#isListening = true;
    for (const retelling of this.#lines.values()) for (const event of retelling.greeting()) this.#post(event);
  };

  #post(event: ReceiverEvent): void {
    this.#options.receiver.postMessage(event, this.#options.receiverOrigin);
  }
}
