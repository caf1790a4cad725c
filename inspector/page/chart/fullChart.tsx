import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ChartLayout } from '../../model/index.ts';
import type { ChartGraph, ChartName } from '../../trace.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import { ChartView } from './chartView.tsx';
import { layoutOf } from './elk.ts';
import { receivedLayout } from './receivedLayout.ts';

/** The full chart of one actor. */
export function FullChart({ name }: { readonly name: ChartName }) {
  const inspector = useInspector();
  const graph = inspector.line.value?.reader.header.charts[name];
  const layout = useLayout(graph);
  if (graph === undefined) return <p class="nothing">{texts.value.panels.noDuel}</p>;
  return layout === undefined ? (
    <p class="nothing">{texts.value.chart.layingOut}</p>
  ) : (
    <ChartView graph={graph} layout={layout} />
  );
}

/** The layout that came with the first message; computed if states are collapsed or the chart came from a file. */
function useLayout(graph: ChartGraph | undefined): ChartLayout | undefined {
  const inspector = useInspector();
  const computed = useSignal<ChartLayout | undefined>(undefined);
  const collapsed = inspector.collapsed.value;
  const received = receivedLayout(inspector.hello.value, graph, collapsed);
  const missing = received === undefined ? graph : undefined;
  useEffect(() => {
    if (missing === undefined) return;
    let isStale = false;
    void layoutOf(missing, collapsed).then((layout) => {
      if (!isStale) computed.value = layout;
    });
    return () => {
      isStale = true;
    };
  }, [missing, collapsed]);
  return received ?? computed.value;
}
