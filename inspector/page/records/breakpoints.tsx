import { useSignal } from '@preact/signals';
import { breakpointText } from '../../model/index.ts';
import { useInspector } from '../session/context.ts';

export function Breakpoints() {
  const inspector = useInspector();
  const hits = inspector.breakpoints.hits.value.length;
  return (
    <details class="breakpoints" open>
      <summary>
        Breakpoints {inspector.breakpoints.size === 0 ? '' : `(${hits} ${hits === 1 ? 'hit' : 'hits'})`}
      </summary>
      <BreakpointForm />
      <BreakpointList />
    </details>
  );
}

function BreakpointForm() {
  const inspector = useInspector();
  const query = useSignal('');
  const condition = useSignal('');
  const count = useSignal(1);
  const problem = useSignal<string | undefined>(undefined);
  const add = (event: Event): void => {
    event.preventDefault();
    problem.value = inspector.breakpoints.add({
      query: query.value,
      condition: condition.value,
      count: count.value,
    });
    if (problem.value !== undefined) return;
    query.value = '';
    condition.value = '';
    count.value = 1;
  };
  const describedBy = problem.value === undefined ? undefined : 'breakpoint-problem';
  return (
    <>
      <form class="search-row" onSubmit={add}>
        <input
          id="breakpoint"
          type="text"
          value={query.value}
          placeholder="state:napDeclare"
          aria-label="New breakpoint"
          aria-describedby={describedBy}
          onInput={({ currentTarget }) => {
            query.value = currentTarget.value;
          }}
        />
        <button type="submit">Add</button>
        <RunButtons />
        <label class="breakpoint-condition">
          if
          <input
            type="text"
            value={condition.value}
            placeholder="count(p1.hand) = 0 and turn > 3"
            aria-label="Condition"
            aria-describedby={describedBy}
            onInput={({ currentTarget }) => {
              condition.value = currentTarget.value;
            }}
          />
        </label>
        <label class="breakpoint-count">
          from hit
          <input
            type="number"
            min="1"
            value={count.value}
            onInput={({ currentTarget }) => {
              count.value = Number(currentTarget.value);
            }}
          />
        </label>
      </form>
      {problem.value === undefined ? undefined : (
        <p id="breakpoint-problem" class="search-result problem" role="alert">
          {problem.value}
        </p>
      )}
    </>
  );
}

function RunButtons() {
  const inspector = useInspector();
  return (
    <>
      <button
        type="button"
        aria-label="Run back to a breakpoint"
        onClick={() => inspector.runToBreakpoint('back')}
      >
        ⇤
      </button>
      <button
        type="button"
        aria-label="Run forward to a breakpoint"
        onClick={() => inspector.runToBreakpoint('forward')}
      >
        ⇥
      </button>
    </>
  );
}

function BreakpointList() {
  const inspector = useInspector();
  return (
    <ul class="breakpoint-list">
      {inspector.breakpoints.list.value.map(({ id, state, ...spec }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={state === 'on'}
              onChange={() => inspector.breakpoints.toggle(id)}
            />
            <code>{breakpointText(spec)}</code>
          </label>
          <button
            type="button"
            class="quiet"
            aria-label={`Remove the breakpoint ${breakpointText(spec)}`}
            onClick={() => inspector.breakpoints.remove(id)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
