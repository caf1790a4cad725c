import { signal } from '@preact/signals';
import type { DuelUpdate, HostMethod, HostParams, HostResult } from '../protocol/protocol.ts';
import { Refused } from './duel/source.ts';

interface Waiting {
  readonly text: string;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

const FIRST_RETRY_MS = 300;
const LAST_RETRY_MS = 5_000;

/** A WebSocket to the server of this page that connects again when it is lost. */
export class Connection {
  readonly isOpen = signal(false);
  /** Called after each connection. */
  onOpen: () => void = () => {};
  onUpdate: (update: DuelUpdate) => void = () => {};
  readonly #address: string;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | undefined;
  #asked = 0;
  #retry = FIRST_RETRY_MS;

  constructor(address: string) {
    this.#address = address;
    this.#connect();
  }

  /** Sends a request, now or when there is a connection. @throws {Refused} */
  call<M extends HostMethod>(method: M, params: HostParams<M>): Promise<HostResult<M>> {
    const id = ++this.#asked;
    const text = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    return new Promise<HostResult<M>>((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      if (this.isOpen.value) this.#socket?.send(text);
    });
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#retry = FIRST_RETRY_MS;
      this.isOpen.value = true;
      for (const { text } of this.#waiting.values()) socket.send(text);
      this.onOpen();
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    socket.onclose = () => {
      if (this.isOpen.value) this.#rejectAll();
      this.isOpen.value = false;
      setTimeout(() => this.#connect(), this.#retry);
      this.#retry = Math.min(LAST_RETRY_MS, this.#retry * 2);
    };
  }

  /** A request that was under way may have been carried out: the state that comes with the next connection tells. */
  #rejectAll(): void {
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(new Refused('LOST', 'The connection was lost.'));
  }

  /** A request that was refused as too fast was not carried out. */
  #sendAgain(id: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined && this.isOpen.value) this.#socket?.send(waiting.text);
  }

  #receive(message: {
    readonly id?: number;
    readonly method?: string;
    readonly params?: DuelUpdate;
    readonly result?: never;
    readonly error?: {
      readonly message: string;
      readonly data: { readonly code: string; readonly retryAfter?: number };
    };
  }): void {
    const { id, method, params, result, error } = message;
    if (method === 'duel.changed' && params !== undefined) this.onUpdate(params);
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || waiting === undefined) return;
    const retryAfter = error?.data.retryAfter;
    if (retryAfter !== undefined) {
      setTimeout(() => this.#sendAgain(id), retryAfter);
      return;
    }
    this.#waiting.delete(id);
    if (error === undefined) waiting.resolve(result as never);
    else waiting.reject(new Refused(error.data.code, error.message));
  }
}
