import { ActorLines } from '../actors/actorLines.ts';
import { type ActorInspection, ActorInspectionError } from '../actors/inspectActor.ts';
import { type Host, type HostOptions, host } from './host.ts';
import type { ControlCommand } from './serveActors.ts';

/** The program runs on the thread of its inspector: while it waited, no page would be answered. */
const NOT_PAUSABLE =
  'This program runs on the thread of its inspector, so it cannot be paused, stopped at a breakpoint or started again from the page. Start it with taiki inspect --attach to do that.';

/**
 * Serves the actors that a program inspects in its own process: the page follows them, sends them events and forks them.
 * @throws {PagePanelError} if a panel cannot be registered.
 * @throws the system error if the port cannot be used.
 */
export function serveInspection(
  inspection: ActorInspection,
  options: Pick<HostOptions, 'port' | 'token' | 'panels' | 'pack'> = {},
): Promise<Host> {
  const lines = new ActorLines(inspection);
  return host({
    ...options,
    actors: () => lines.traces,
    actorControl: {
      run: () => 1,
      news: () => ({ paused: undefined, refused: undefined, status: 'runs' }),
      breakpoints: () => [],
      tell: (command) => refusalOf(lines, command),
    },
  });
}

function refusalOf(lines: ActorLines, command: ControlCommand): string | undefined {
  if (command.type !== 'send' && command.type !== 'fork') return NOT_PAUSABLE;
  try {
    lines.obey(command);
    return undefined;
  } catch (cause) {
    if (cause instanceof ActorInspectionError) return cause.message;
    throw cause;
  }
}
