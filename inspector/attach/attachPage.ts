import type { Engine } from 'taiki/engine';
import type { ProgramCommand } from '../core/attach/programState.ts';
import type { BreakpointSpec } from '../core/values/breakpoint.ts';
import { Recorder } from '../recording/recorder.ts';
import { PausePoint } from '../session/pausePoint.ts';
import { type PageCommand, PROGRAM_PATH } from './pageProtocol.ts';
import { recordSink } from './recordSink.ts';
import type { DuelReport } from './report.ts';

/** A page cannot be attached to the inspector. */
export class PageAttachError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PageAttachError';
  }
}

/** Records are sent this often, and before each decision. */
const FLUSH_INTERVAL_MS = 100;

/** The part of a browser's `WebSocket` that is used here: this package has no types of browsers. */
interface BrowserSocket {
  readonly readyState: number;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

const OPEN = 1;

declare const WebSocket: new (address: string) => BrowserSocket;
declare const MessageChannel: new () => {
  readonly port1: { onmessage: (() => void) | null; close(): void };
  readonly port2: { postMessage(message: unknown): void };
};
declare const location: { readonly reload?: () => void };

export interface AttachPageOptions {
  /** "Run again" on the page of the inspector. Default: loads the page again; does nothing in a worker. */
  readonly restart?: () => void;
}

/** A page, or a worker of one, whose duels are shown in the inspector. */
export interface AttachedPage {
  /**
   * A recorder for one duel, shown as a new line: `createDuel({ ..., inspect: attached.watch('mine') })`.
   * @param cards those of its engine, if it is not `taiki` itself.
   */
  watch(title: string, cards?: Engine['cards']): Recorder;
  /**
   * Sends what was recorded and resolves, unless a breakpoint has been hit or the inspector has paused this page: then once the inspector lets it go on.
   * Await it before each answer.
   * @throws {PageAttachError} if the recorder is not one of `watch`.
   */
  atDecision(recorder: Recorder): Promise<void>;
  /** Sends the last records, and disconnects; duels that wait go on. */
  close(): void;
}

/**
 * Attaches the duels of a page in a browser to an inspector that was started with `--page`. If the inspector ends, the page goes on without it.
 * @param address the one that the inspector prints, with its token.
 * @throws {PageAttachError} if the address is not one, or the inspector does not accept this page.
 */
export async function attachPage(
  address: string,
  { restart = () => location.reload?.() }: AttachPageOptions = {},
): Promise<AttachedPage> {
  const socket = new WebSocket(socketAddress(address));
  const program = new PageProgram(socket, restart);
  await new Promise<void>((resolve, reject) => {
    socket.onmessage = ({ data }) => {
      if (program.obey(String(data)) === 'start') resolve();
    };
    socket.onclose = () => {
      program.detach();
      reject(
        new PageAttachError(
          `The inspector at ${new URL(address).origin} does not accept this page. Start it with taiki inspect --page and the address of this page, and pass the whole address that it prints.`,
        ),
      );
    };
  });
  return program;
}

function socketAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new PageAttachError(
      `"${address}" is not the address of an inspector. Expected the one that it prints, such as http://127.0.0.1:4000/?token=...`,
    );
  url.protocol = url.protocol.replace('http', 'ws');
  url.pathname = PROGRAM_PATH;
  url.hash = '';
  return url.href;
}

class PageProgram implements AttachedPage {
  readonly #socket: BrowserSocket;
  readonly #restart: () => void;
  readonly #points = new Map<Recorder, PausePoint>();
  readonly #flushing: ReturnType<typeof setInterval>;
  #breakpoints: readonly BreakpointSpec[] = [];
  /** What duels that begin later obey too. */
  #command: ProgramCommand = 'go';

  constructor(socket: BrowserSocket, restart: () => void) {
    this.#socket = socket;
    this.#restart = restart;
    this.#flushing = setInterval(() => this.#flush(), FLUSH_INTERVAL_MS);
  }

  watch(title: string, cards?: Engine['cards']): Recorder {
    const duel = this.#points.size + 1;
    this.#report({ type: 'duel', duel, title, cards });
    const recorder = new Recorder({
      title,
      sinks: [recordSink(duel, (message) => this.#report(message))],
    });
    const point = new PausePoint(recorder, () => {
      recorder.flush();
      this.#report({ type: 'paused', duel, paused: point.paused });
    });
    if (this.#command !== 'go') point.obey('pause');
    this.#points.set(recorder, point);
    return recorder;
  }

  async atDecision(recorder: Recorder): Promise<void> {
    const point = this.#points.get(recorder);
    if (point === undefined)
      throw new PageAttachError(
        'This recorder was not made by attached.watch, so the inspector cannot pause its duel.',
      );
    // A promise that has resolved lets no message of the inspector through.
    await nextTask();
    await point.pass(this.#breakpoints);
  }

  close(): void {
    this.#flush();
    this.#socket.close();
    this.detach();
  }

  /** Lets every duel go on. */
  detach(): void {
    clearInterval(this.#flushing);
    this.#breakpoints = [];
    this.#control('go');
  }

  /** @returns the kind of the command. */
  obey(text: string): PageCommand['type'] {
    const command: PageCommand = JSON.parse(text);
    switch (command.type) {
      case 'start':
        if (command.first === 'wait') this.#control('pause');
        break;
      case 'breakpoints':
        this.#breakpoints = command.breakpoints;
        break;
      case 'control':
        this.#control(command.do);
        break;
      case 'restart':
        this.#restart();
    }
    return command.type;
  }

  #control(command: ProgramCommand): void {
    this.#command = command;
    for (const point of this.#points.values()) point.obey(command);
  }

  #flush(): void {
    for (const recorder of this.#points.keys()) recorder.flush();
  }

  #report(message: DuelReport): void {
    if (this.#socket.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** Timers would wait four milliseconds. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
