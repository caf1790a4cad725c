import type { ChartGraph } from '../../trace.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import { collapsedBy, FOLDINGS, foldingOf } from './folding.ts';

export interface ChartCommands {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

export interface ChartToolsProps {
  readonly graph: ChartGraph;
  readonly commands: ChartCommands;
}

export function ChartTools({ graph, commands }: ChartToolsProps) {
  const inspector = useInspector();
  const { chart } = texts.value;
  return (
    <div class="chart-tools">
      <Trail graph={graph} />
      <div class="chart-buttons" role="group" aria-label={chart.group}>
        <select
          aria-label={chart.whichClosed}
          value={foldingOf(graph, inspector.collapsed.value)}
          onChange={({ currentTarget }) => {
            inspector.collapsed.value = collapsedBy(graph, currentTarget.value);
          }}
        >
          {FOLDINGS.map(({ name }) => (
            <option key={name} value={name}>
              {chart.foldings[name]}
            </option>
          ))}
          <option value="custom" disabled>
            {chart.foldings.custom}
          </option>
        </select>
        <button
          type="button"
          aria-pressed={inspector.followActive.value}
          title={chart.followTitle}
          onClick={() => {
            inspector.followActive.value = !inspector.followActive.value;
          }}
        >
          {chart.follow}
        </button>
        <button
          type="button"
          aria-label={chart.zoomOut}
          data-command="zoom-out"
          onClick={() => commands.zoom(0.8)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={chart.zoomIn}
          data-command="zoom-in"
          onClick={() => commands.zoom(1.25)}
        >
          +
        </button>
        <button type="button" title={chart.fitTitle} data-command="zoom-fit" onClick={commands.fit}>
          {chart.fit}
        </button>
      </div>
    </div>
  );
}

/** The path of the active state. Clicking a part shows that state and its rule. */
function Trail({ graph }: { readonly graph: ChartGraph }) {
  const inspector = useInspector();
  const active = inspector.moment.value.active[graph.name].slice(1);
  const charts = inspector.line.value?.reader.charts;
  return (
    <nav class="trail" aria-label={texts.value.chart.trail(graph.name)}>
      <ol>
        {active.map((id, depth) => {
          const node = charts?.node(id);
          const isLeaf = depth === active.length - 1;
          return (
            <li key={id} class={isLeaf ? 'trail-leaf' : ''}>
              <button
                type="button"
                title={
                  node === undefined
                    ? id
                    : `${node.rule}: ${texts.value.telling.rule(node.rule, node.ruleText)}`
                }
                aria-current={isLeaf ? 'step' : undefined}
                onClick={() => {
                  inspector.selectedState.value = id;
                }}
              >
                {node?.key ?? id} {isLeaf ? <span class="trail-rule">{node?.rule}</span> : undefined}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
