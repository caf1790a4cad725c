import { useSignal } from '@preact/signals';
import { useInspector } from '../session/context.ts';

export function Breakpoints() {
  const inspector = useInspector();
  const hits = inspector.breakpoints.hits.value.length;
  return (
    <details class="breakpoints" open>
      <summary>
        Breakpoints{' '}
        {inspector.breakpoints.compiled.value.length === 0 ? '' : `(${hits} ${hits === 1 ? 'hit' : 'hits'})`}
      </summary>
      <BreakpointForm />
      <BreakpointList />
    </details>
  );
}

function BreakpointForm() {
  const inspector = useInspector();
  const draft = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const add = (event: Event): void => {
    event.preventDefault();
    problem.value = inspector.breakpoints.add(draft.value);
    if (problem.value === undefined) draft.value = '';
  };
  return (
    <>
      <form class="search-row" onSubmit={add}>
        <input
          id="breakpoint"
          type="text"
          value={draft.value}
          placeholder="state:napDeclare"
          aria-label="New breakpoint"
          aria-describedby={problem.value === undefined ? undefined : 'breakpoint-problem'}
          onInput={({ currentTarget }) => {
            draft.value = currentTarget.value;
          }}
        />
        <button type="submit">Add</button>
        <RunButtons />
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
      {inspector.breakpoints.list.value.map(({ id, query, state }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={state === 'on'}
              onChange={() => inspector.breakpoints.toggle(id)}
            />
            <code>{query}</code>
          </label>
          <button
            type="button"
            class="quiet"
            aria-label={`Remove the breakpoint ${query}`}
            onClick={() => inspector.breakpoints.remove(id)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
