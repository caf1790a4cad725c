import { useSignal } from '@preact/signals';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

export function Breakpoints() {
  const inspector = useInspector();
  const hits = inspector.breakpoints.hits.value.length;
  return (
    <details class="breakpoints" open>
      <summary>
        {texts.value.records.breakpoints}{' '}
        {inspector.breakpoints.size === 0 ? '' : texts.value.records.hits(hits)}
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
          aria-label={texts.value.records.newBreakpoint}
          aria-describedby={describedBy}
          onInput={({ currentTarget }) => {
            query.value = currentTarget.value;
          }}
        />
        <button type="submit">{texts.value.records.add}</button>
        <RunButtons />
        <label class="breakpoint-condition">
          {texts.value.records.if}
          <input
            type="text"
            value={condition.value}
            placeholder="count(p1.hand) = 0 and turn > 3"
            aria-label={texts.value.records.condition}
            aria-describedby={describedBy}
            onInput={({ currentTarget }) => {
              condition.value = currentTarget.value;
            }}
          />
        </label>
        <label class="breakpoint-count">
          {texts.value.records.fromHit}
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
        aria-label={texts.value.records.runBack}
        onClick={() => inspector.runToBreakpoint('back')}
      >
        ⇤
      </button>
      <button
        type="button"
        aria-label={texts.value.records.runForward}
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
            <code>{texts.value.records.breakpoint(spec)}</code>
          </label>
          <button
            type="button"
            class="quiet"
            aria-label={texts.value.records.removeBreakpoint(texts.value.records.breakpoint(spec))}
            onClick={() => inspector.breakpoints.remove(id)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
