import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import type { Below } from '../session/inspector.ts';

const BELOW: readonly Below[] = ['table', 'records'];

/** Selects the panel below the chart, where there is no room for both. */
export function BelowTabs() {
  const { below } = useInspector();
  return (
    <div class="below-tabs tabs" role="group" aria-label={texts.value.panels.below}>
      {BELOW.map((name) => (
        <button
          type="button"
          key={name}
          aria-pressed={below.value === name}
          onClick={() => {
            below.value = name;
          }}
        >
          {texts.value.panels[name]}
        </button>
      ))}
    </div>
  );
}
