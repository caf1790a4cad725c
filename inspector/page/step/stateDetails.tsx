import type { ChartNode } from '../../trace.ts';
import { texts } from '../language/language.ts';
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
  const { step, telling } = texts.value;
  return (
    <section class="step-part state-details" aria-label={step.state}>
      <h3>
        {selected === undefined ? step.state : step.selectedState}
        {isActive ? <span class="tag tag-active">{step.active}</span> : undefined}
        {selected === undefined ? undefined : (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              inspector.selectedState.value = undefined;
            }}
          >
            {step.backToActive}
          </button>
        )}
      </h3>
      <p>
        <code class="state-path">{node.path === '' ? node.key : node.path}</code>
      </p>
      <p class="rule">
        <span class="rule-number">{node.rule}</span>
        <span class="rule-words">{telling.rule(node.rule, node.ruleText)}</span>
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
      {entry.length === 0 ? '' : texts.value.step.onEntry(entry)}
      {exit.length === 0 ? '' : texts.value.step.onExit(exit)}
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
          {texts.value.step.in} <b>{key}</b> <Rule number={rule} />
        </li>
      ))}
    </ul>
  );
}
