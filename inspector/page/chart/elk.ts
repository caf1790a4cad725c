import ELK, { type ElkNode } from 'elkjs/lib/elk-api.js';
import source from 'elkjs/lib/elk-worker.min.js?raw';
import { type ChartLayout, elkInput, laidOut } from '../../model/index.ts';
import type { ChartGraph } from '../../trace.ts';

type Engine = InstanceType<typeof ELK>;

let engine: Engine | undefined;

/** The worker comes from the page itself, so that a page opened from disk has it too. */
function started(): Engine {
  engine ??= new ELK({
    workerFactory: () => new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))),
  });
  return engine;
}

const known = new WeakMap<ChartGraph, Map<string, Promise<ChartLayout>>>();

/** Lays a chart out with the insides of some states left out; what was laid out before is at hand. */
export function layoutOf(graph: ChartGraph, collapsed: ReadonlySet<string>): Promise<ChartLayout> {
  const layouts = known.get(graph) ?? new Map<string, Promise<ChartLayout>>();
  known.set(graph, layouts);
  const key = [...collapsed].sort().join();
  const layout = layouts.get(key) ?? layOut(graph, collapsed);
  layouts.set(key, layout);
  return layout;
}

async function layOut(graph: ChartGraph, collapsed: ReadonlySet<string>): Promise<ChartLayout> {
  const placed = await started().layout(elkInput(graph, { collapsed }) as ElkNode);
  return laidOut(placed as Parameters<typeof laidOut>[0]);
}
