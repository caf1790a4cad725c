import open from 'open';
import { greedyAgent } from 'taiki';
import type { Recorder } from '../recording/recorder.ts';
import { type InspectorServer, type ServerOptions, serve } from '../server/server.ts';
import type { Agents } from '../session/line.ts';
import { Session } from '../session/session.ts';

export interface AttachOptions extends Omit<ServerOptions, 'session'> {
  /** What is looked at, for people. */
  readonly title?: string;
  /** Who plays what nobody chooses in the page; greedy agents when not given. */
  readonly agents?: Agents;
  /** Whether a browser is opened, where there is one. */
  readonly browser?: 'opened' | 'left';
}

/** An inspector in the program that plays the duels. The process goes on until it is closed. */
export interface Attached {
  /** The address of the page, with its token. */
  readonly url: string;
  /** `session.begin` makes a duel in which the page may choose too. */
  readonly session: Session;
  /** Which `server` a receiver of @xstate/inspect is given, where receivers are let in. */
  readonly receivers: string | undefined;
  /** A recorder for one duel of the program, shown as a line of its own: `createDuel({ ..., inspect: attached.watch('mine') })`. */
  watch(title: string): Recorder;
  close(): Promise<void>;
}

/**
 * Starts an inspector inside the own program. While the program plays without a pause the page learns nothing; it is told
 * everything, in order, as soon as the program waits for anything, or has ended.
 */
export async function attachInspector({
  title = 'An attached program',
  agents = { p1: greedyAgent, p2: greedyAgent },
  browser = 'left',
  ...server
}: AttachOptions = {}): Promise<Attached> {
  const session = new Session({ title, agents });
  const served = await serve({ session, ...server });
  if (browser === 'opened') await openPage(served);
  return {
    url: served.url,
    session,
    receivers: served.receivers,
    watch: (name) => session.watch(name).recorder,
    close: () => served.close(),
  };
}

/** Opens the page in the browser of this machine, where there is one. */
export async function openPage({ url }: Pick<InspectorServer, 'url'>): Promise<void> {
  const browser = await open(url);
  // A machine without a browser has no program that opens an address: the address that was printed is enough.
  browser.on('error', () => undefined);
}
