import { useSignal } from '@preact/signals';
import { DUEL_CALLS, DUEL_NAMES } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

/** The values that are drawn below the timeline. */
export function PlotForm() {
  const inspector = useInspector();
  const draft = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const add = (event: Event): void => {
    event.preventDefault();
    problem.value = inspector.plots.add(draft.value);
    if (problem.value === undefined) draft.value = '';
  };
  const shown = inspector.plots.list.value;
  return (
    <details class="plot-form" open={shown.length > 0}>
      <summary>
        {texts.value.records.values} {shown.length === 0 ? '' : `(${shown.length})`}
      </summary>
      <form class="search-row" onSubmit={add}>
        <input
          id="plot"
          type="text"
          list="plot-names"
          value={draft.value}
          placeholder="count(p1.hand)"
          aria-label={texts.value.records.value}
          aria-describedby={problem.value === undefined ? undefined : 'plot-problem'}
          onInput={({ currentTarget }) => {
            draft.value = currentTarget.value;
          }}
        />
        <datalist id="plot-names">
          {[...DUEL_CALLS, ...DUEL_NAMES].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit">{texts.value.records.plot}</button>
      </form>
      {problem.value === undefined ? undefined : (
        <p id="plot-problem" class="search-result problem" role="alert">
          {problem.value}
        </p>
      )}
      <ul class="breakpoint-list">
        {shown.map((expression) => (
          <li key={expression}>
            <code>{expression}</code>
            <button
              type="button"
              class="quiet"
              aria-label={texts.value.records.removePlot(expression)}
              onClick={() => inspector.plots.remove(expression)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
