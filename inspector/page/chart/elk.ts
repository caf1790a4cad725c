import ELK from 'elkjs/lib/elk-api.js';
import { type ChartLayout, elkInput, layoutFromElk } from '../../model/index.ts';
import type { ChartGraph } from '../../trace.ts';

type Engine = InstanceType<typeof ELK>;

/** The script of the worker, beside the page. It is five times as large as the page, and rarely needed. */
const WORKER = './elk.js';

let source = loadedSource;
let engine: Promise<Engine> | undefined;

/** An exported page, which can be opened from disk, contains the script of the worker. */
export function includeWorker(script: () => Promise<string>): void {
  source = script;
}

async function loadedSource(): Promise<string> {
  const response = await fetch(WORKER);
  if (!response.ok)
    throw new Error(`The chart cannot be laid out: ${WORKER} is missing (${response.status}).`);
  return response.text();
}

async function startedEngine(): Promise<Engine> {
  const script = await source();
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return new ELK({ workerFactory: () => new Worker(address) });
}

const cache = new WeakMap<ChartGraph, Map<string, Promise<ChartLayout>>>();

/** Lays out a chart with some states collapsed, or returns the cached layout. */
export function layoutOf(graph: ChartGraph, collapsed: ReadonlySet<string>): Promise<ChartLayout> {
  const layouts = cache.get(graph) ?? new Map<string, Promise<ChartLayout>>();
  cache.set(graph, layouts);
  const key = [...collapsed].sort().join();
  const layout = layouts.get(key) ?? computeLayout(graph, collapsed);
  layouts.set(key, layout);
  layout.catch(() => {
    // The server may be back for the next attempt.
    layouts.delete(key);
    engine = undefined;
  });
  return layout;
}

async function computeLayout(graph: ChartGraph, collapsed: ReadonlySet<string>): Promise<ChartLayout> {
  engine ??= startedEngine();
  return layoutFromElk(await (await engine).layout(elkInput(graph, { collapsed })));
}
