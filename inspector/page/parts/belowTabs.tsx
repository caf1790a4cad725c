import { useInspector } from '../session/context.ts';
import type { Below } from '../session/inspector.ts';

const BELOW: readonly (readonly [Below, string])[] = [
  ['table', 'Table'],
  ['records', 'Records'],
];

/** Selects the panel below the chart, where there is no room for both. */
export function BelowTabs() {
  const { below } = useInspector();
  return (
    <div class="below-tabs tabs" role="group" aria-label="Below the chart">
      {BELOW.map(([name, label]) => (
        <button
          type="button"
          key={name}
          aria-pressed={below.value === name}
          onClick={() => {
            below.value = name;
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
