import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ChartLayout } from '../../model/index.ts';
import type { ChartGraph, ChartName } from '../../trace.ts';
import { LinesView } from '../lines/linesView.tsx';
import { FocusView } from '../map/focusView.tsx';
import { MapView } from '../map/mapView.tsx';
import { ExpandButton } from '../parts/expandButton.tsx';
import { Panel } from '../parts/panel.tsx';
import { SequenceDiagram } from '../sequence/sequenceDiagram.tsx';
import { useInspector } from '../session/context.ts';
import type { ChartTab } from '../session/inspector.ts';
import { ChartView } from './chartView.tsx';
import { layoutOf } from './elk.ts';
import { receivedLayout } from './receivedLayout.ts';

const TABS: readonly (readonly [ChartTab, string])[] = [
  ['map', 'Map'],
  ['focus', 'Focus'],
  ['duel', 'Duel'],
  ['standby', 'Standby actor'],
  ['sequence', 'Sequence'],
  ['lines', 'Two lines'],
];

export function ChartPanel() {
  const inspector = useInspector();
  const tab = inspector.chart.value;
  return (
    <Panel name="chart" title="Charts" tools={<Tabs />}>
      {tab === 'map' ? (
        <MapView />
      ) : tab === 'focus' ? (
        <FocusView />
      ) : tab === 'sequence' ? (
        <SequenceDiagram />
      ) : tab === 'lines' ? (
        <LinesView />
      ) : (
        <Chart name={tab} key={tab} />
      )}
    </Panel>
  );
}

function Tabs() {
  const inspector = useInspector();
  return (
    <div class="tabs" role="group" aria-label="Which chart">
      {TABS.map(([tab, label]) => (
        <button
          type="button"
          key={tab}
          aria-pressed={inspector.chart.value === tab}
          onClick={() => {
            inspector.chart.value = tab;
          }}
        >
          {label}
        </button>
      ))}
      <ExpandButton panel="chart" />
    </div>
  );
}

function Chart({ name }: { readonly name: ChartName }) {
  const inspector = useInspector();
  const graph = inspector.line.value?.reader.header.charts[name];
  const layout = useLayout(graph);
  if (graph === undefined) return <p class="nothing">No duel yet.</p>;
  return layout === undefined ? (
    <p class="nothing">Laying out the chart…</p>
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
