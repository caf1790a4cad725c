import { setImmediate } from 'node:timers/promises';
import open from 'open';
import { type Engine, greedyAgent } from 'taiki';
import type { Recorder } from '../recording/recorder.ts';
import { type InspectorServer, type ServerOptions, serve } from '../server/server.ts';
import type { Agents } from '../session/line.ts';
import { Session } from '../session/session.ts';
import { SessionError } from '../session/sessionError.ts';

export interface AttachOptions extends Omit<ServerOptions, 'session'> {
  /** The title shown on the page. */
  readonly title?: string;
  /** Make the choices that nobody makes on the page. Default: greedy agents. */
  readonly agents?: Agents;
  /** The engine with which the page begins and forks duels. Default: the one with every card of `taiki`. */
  readonly engine?: Pick<Engine, 'createDuel' | 'replay'>;
  /** Whether to open the page in a browser. Default: `none`. */
  readonly browser?: 'open' | 'none';
}

/** An inspector running inside the program that plays the duels. The process stays alive until `close` is called. */
export interface Attached {
  /** The address of the page, including its token. */
  readonly url: string;
  /** `session.begin` starts a duel that can be played from the page. */
  readonly session: Session;
  /** The `server` option for a receiver of @xstate/inspect; undefined unless `xstate` was set. */
  readonly receivers: string | undefined;
  /**
   * A recorder for one duel of the program, shown as a new line: `createDuel({ ..., inspect: attached.watch('mine') })`.
   * @param engine the one that plays it, if it has other cards than `engine` of the options.
   */
  watch(title: string, engine?: Pick<Engine, 'replay'>): Recorder;
  /**
   * Lets the requests of the page through and resolves, unless a breakpoint has been hit or the page has paused this duel: then once the page lets it
   * go on. A program that awaits it before each answer can be paused and stepped; one that plays synchronously cannot, since the same thread serves the page.
   * @throws {SessionError} if the recorder is not one of `watch`.
   */
  atDecision(recorder: Recorder): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts an inspector inside the current program. Pages are updated only when the program yields to the event loop; a
 * program that plays synchronously delivers all its records, in order, once it awaits something or ends.
 */
export async function attachInspector({
  title = 'An attached program',
  agents = { p1: greedyAgent, p2: greedyAgent },
  engine,
  browser = 'none',
  ...serverOptions
}: AttachOptions = {}): Promise<Attached> {
  const session = new Session({ title, agents, ...(engine === undefined ? {} : { engine }) });
  const server = await serve({ session, ...serverOptions });
  if (browser === 'open') await openPage(server);
  const points = new Map<Recorder, () => Promise<void>>();
  return {
    url: server.url,
    session,
    receivers: server.receivers,
    watch: (name, played) => {
      const { recorder, atDecision } = session.watch(name, played);
      points.set(recorder, atDecision);
      return recorder;
    },
    atDecision: async (recorder) => {
      const point = points.get(recorder);
      if (point === undefined)
        throw new SessionError(
          'NOT_ATTACHED',
          'This recorder was not made by attached.watch, so no page can pause its duel.',
        );
      await point();
      // A promise that has resolved lets no request of the page through.
      await setImmediate();
    },
    close: async () => {
      session.breakpoints = [];
      for (const line of session.lines) if (line.info.paused !== undefined) line.control('go');
      await server.close();
    },
  };
}

/** Opens the page in the default browser, if this machine has one. */
export async function openPage({ url }: Pick<InspectorServer, 'url'>): Promise<void> {
  const browser = await open(url);
  // On a machine without a browser the launcher fails to spawn; the user still has the printed address.
  browser.on('error', () => undefined);
}
