import { useSignal } from '@preact/signals';
import { QUERY_FIELDS } from '../../model/index.ts';
import { Panel } from '../parts/panel.tsx';
import { useInspector } from '../session/context.ts';
import { RecordList } from './recordList.tsx';

export function RecordsPanel() {
  return (
    <Panel name="records" title="Records">
      <SearchBox />
      <Breakpoints />
      <RecordList />
    </Panel>
  );
}

const FILTERS: readonly (readonly [string, string])[] = [
  ['All', ''],
  ['Microsteps', 'kind:microstep'],
  ['Guards', 'kind:guard'],
  ['Facts', 'kind:facts'],
  ['Decisions', 'kind:decision'],
];

function SearchBox() {
  const inspector = useInspector();
  const { query, found, problem } = inspector.search.value;
  return (
    <div class="search">
      <div class="search-row">
        <input
          id="search"
          type="search"
          value={query}
          placeholder="state:block card:…"
          aria-label="Search records"
          aria-describedby="search-result"
          onInput={({ currentTarget }) => {
            inspector.query.value = currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            inspector.findNext(event.shiftKey ? 'back' : 'forward');
          }}
        />
        <button type="button" aria-label="Previous found record" onClick={() => inspector.findNext('back')}>
          ↑
        </button>
        <button type="button" aria-label="Next found record" onClick={() => inspector.findNext('forward')}>
          ↓
        </button>
      </div>
      <div class="filters" role="group" aria-label="Show only">
        {FILTERS.map(([name, filter]) => (
          <button
            type="button"
            key={name}
            class="chip"
            aria-pressed={query === filter}
            onClick={() => {
              inspector.query.value = filter;
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <p
        id="search-result"
        class={problem === undefined ? 'search-result' : 'search-result problem'}
        role="status"
      >
        {problem ?? (found === undefined ? `By ${QUERY_FIELDS.join(', ')}` : `${found.length} found`)}
      </p>
    </div>
  );
}

function Breakpoints() {
  const inspector = useInspector();
  const draft = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const hits = inspector.hits.value.length;
  const add = (event: Event): void => {
    event.preventDefault();
    problem.value = inspector.addBreakpoint(draft.value);
    if (problem.value === undefined) draft.value = '';
  };
  return (
    <details class="breakpoints" open>
      <summary>
        Breakpoints{' '}
        {inspector.breakpoints.value.length === 0 ? '' : `(${hits} ${hits === 1 ? 'hit' : 'hits'})`}
      </summary>
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
        <button type="button" aria-label="Run back to a breakpoint" onClick={() => inspector.run('back')}>
          ⇤
        </button>
        <button type="button" aria-label="Run on to a breakpoint" onClick={() => inspector.run('forward')}>
          ⇥
        </button>
      </form>
      {problem.value === undefined ? undefined : (
        <p id="breakpoint-problem" class="search-result problem" role="alert">
          {problem.value}
        </p>
      )}
      <ul class="breakpoint-list">
        {inspector.breakpoints.value.map(({ breakpoint: { id, query, state } }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={state === 'on'}
                onChange={() => inspector.toggleBreakpoint(id)}
              />
              <code>{query}</code>
            </label>
            <button
              type="button"
              class="quiet"
              aria-label={`Remove the breakpoint ${query}`}
              onClick={() => inspector.removeBreakpoint(id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
