import type { ChartNode } from '../../trace.ts';
import { Rule } from '../parts/rule.tsx';
import { useInspector } from '../session/context.ts';

/** The selected or else the active state: its path, its rule and its actions. */
export function StateDetails() {
  const inspector = useInspector();
  const line = inspector.line.value;
  const { active } = inspector.moment.value;
  const chart = inspector.chart.value === 'standby' ? 'standby' : 'duel';
  const selected = inspector.selectedState.value;
  const node = line?.reader.charts.node(selected ?? active[chart].at(-1) ?? '');
  if (node === undefined) return undefined;
  const isActive = active.duel.includes(node.id) || active.standby.includes(node.id);
  return (
    <section class="step-part state-details" aria-label="State">
      <h3>
        {selected === undefined ? 'State' : 'Selected state'}
        {isActive ? <span class="tag tag-active">active</span> : undefined}
        {selected === undefined ? undefined : (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              inspector.selectedState.value = undefined;
            }}
          >
            back to the active state
          </button>
        )}
      </h3>
      <p>
        <code class="state-path">{node.path === '' ? node.key : node.path}</code>
      </p>
      <p class="rule">
        <span class="rule-number">{node.rule}</span>
        <span class="rule-words">{node.ruleText}</span>
      </p>
      <Actions node={node} />
      {selected === undefined ? undefined : <Ancestors node={node} />}
    </section>
  );
}

function Actions({ node: { entry, exit } }: { readonly node: ChartNode }) {
  if (entry.length + exit.length === 0) return undefined;
  return (
    <p class="muted">
      {entry.length === 0 ? '' : `On entry: ${entry.join(', ')}. `}
      {exit.length === 0 ? '' : `On exit: ${exit.join(', ')}.`}
    </p>
  );
}

/** The rules of the enclosing states. */
function Ancestors({ node }: { readonly node: ChartNode }) {
  const line = useInspector().line.value;
  const ancestors = (line?.reader.charts.withAncestors(node.id) ?? [])
    .slice(1)
    .filter(({ rule }) => rule !== '');
  return (
    <ul class="ancestors">
      {ancestors.map(({ id, key, rule }) => (
        <li key={id}>
          in <b>{key}</b> <Rule number={rule} />
        </li>
      ))}
    </ul>
  );
}
