import { CompiledRuntime } from '../runtime/compiledRuntime.ts';
import { type Inspect, isolateInspectorErrors } from '../runtime/inspect.ts';
import type { Runtime, RuntimeName, RuntimeStart } from '../runtime/runtime.ts';
import { XStateRuntime } from '../runtime/xstateRuntime.ts';
import { Listeners } from './listeners.ts';
import type { News } from './subscription.ts';

/** A runtime with the listeners of its duel. */
export interface Watched {
  readonly runtime: Runtime;
  readonly listeners: Listeners<News>;
}

/**
 * Starts a runtime, watched by an inspector if there is one.
 * @throws {ListenerError} if the inspector throws while the runtime starts.
 */
export function watch(start: RuntimeStart, name: RuntimeName, inspect: Inspect | undefined): Watched {
  const listeners = new Listeners<News>();
  const runtime =
    name === 'compiled'
      ? new CompiledRuntime(start)
      : new XStateRuntime(start, isolateInspectorErrors(inspect, listeners.recordFailure));
  listeners.rethrow();
  return { runtime, listeners };
}
