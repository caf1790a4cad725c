import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ChartLayout } from '../../model/index.ts';
import type { ChartGraph, ChartName } from '../../trace.ts';
import { Panel } from '../parts/panel.tsx';
import { Room } from '../parts/room.tsx';
import { SequenceDiagram } from '../sequence/sequenceDiagram.tsx';
import { useInspector } from '../session/context.ts';
import type { ChartTab } from '../session/inspector.ts';
import { ChartView } from './chartView.tsx';
import { layoutOf } from './elk.ts';

const TABS: readonly (readonly [ChartTab, string])[] = [
  ['duel', 'Duel'],
  ['standby', 'Standby actor'],
  ['sequence', 'Sequence'],
];

export function ChartPanel() {
  const inspector = useInspector();
  const tab = inspector.chart.value;
  return (
    <Panel name="chart" title="Charts" tools={<Tabs />}>
      {tab === 'sequence' ? <SequenceDiagram /> : <Chart name={tab} key={tab} />}
    </Panel>
  );
}

function Tabs() {
  const inspector = useInspector();
  return (
    <div class="tabs" role="group" aria-label="Which chart">
      {TABS.map(([tab, words]) => (
        <button
          type="button"
          key={tab}
          aria-pressed={inspector.chart.value === tab}
          onClick={() => {
            inspector.chart.value = tab;
          }}
        >
          {words}
        </button>
      ))}
      <Room panel="chart" />
    </div>
  );
}

function Chart({ name }: { readonly name: ChartName }) {
  const inspector = useInspector();
  const graph = inspector.line.value?.reader.header.charts[name];
  const layout = useLayout(graph);
  if (graph === undefined) return <p class="nothing">No duel yet.</p>;
  return layout === undefined ? (
    <p class="nothing">Laying the chart out…</p>
  ) : (
    <ChartView graph={graph} layout={layout} />
  );
}

/** The layout that came with the page, or a new one where states are closed or the chart came from a file. */
function useLayout(graph: ChartGraph | undefined): ChartLayout | undefined {
  const inspector = useInspector();
  const own = useSignal<ChartLayout | undefined>(undefined);
  const collapsed = inspector.collapsed.value;
  const { hello } = inspector;
  const given =
    graph !== undefined && collapsed.size === 0 && hello.value?.header.charts[graph.name] === graph
      ? hello.value.layouts?.[graph.name]
      : undefined;
  const wanted = given === undefined ? graph : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    let late = false;
    void layoutOf(wanted, collapsed).then((layout) => {
      if (!late) own.value = layout;
    });
    return () => {
      late = true;
    };
  }, [wanted, collapsed]);
  return given ?? own.value;
}
