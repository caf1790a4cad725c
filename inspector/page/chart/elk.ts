import ELK from 'elkjs/lib/elk-api.js';
import source from 'elkjs/lib/elk-worker.min.js?raw';
import { type ChartLayout, elkInput, layoutFromElk } from '../../model/index.ts';
import type { ChartGraph } from '../../trace.ts';

type Engine = InstanceType<typeof ELK>;

let engine: Engine | undefined;

/** The worker is inlined so that a page opened from disk can start it too. */
function startedEngine(): Engine {
  engine ??= new ELK({
    workerFactory: () => new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))),
  });
  return engine;
}

const cache = new WeakMap<ChartGraph, Map<string, Promise<ChartLayout>>>();

/** Lays out a chart with some states collapsed, or returns the cached layout. */
export function layoutOf(graph: ChartGraph, collapsed: ReadonlySet<string>): Promise<ChartLayout> {
  const layouts = cache.get(graph) ?? new Map<string, Promise<ChartLayout>>();
  cache.set(graph, layouts);
  const key = [...collapsed].sort().join();
  const layout = layouts.get(key) ?? computeLayout(graph, collapsed);
  layouts.set(key, layout);
  return layout;
}

async function computeLayout(graph: ChartGraph, collapsed: ReadonlySet<string>): Promise<ChartLayout> {
  return layoutFromElk(await startedEngine().layout(elkInput(graph, { collapsed })));
}
