import { QUERY_FIELDS } from '../../model/index.ts';
import { useInspector } from '../session/context.ts';

export function SearchBox() {
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
        <button type="button" aria-label="Previous result" onClick={() => inspector.findNext('back')}>
          ↑
        </button>
        <button type="button" aria-label="Next result" onClick={() => inspector.findNext('forward')}>
          ↓
        </button>
      </div>
      <Filters />
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

const FILTERS: readonly (readonly [string, string])[] = [
  ['All', ''],
  ['Microsteps', 'kind:microstep'],
  ['Guards', 'kind:guard'],
  ['Facts', 'kind:facts'],
  ['Decisions', 'kind:decision'],
];

function Filters() {
  const { query, recordRows } = useInspector();
  return (
    <div class="filters" role="group" aria-label="Show only">
      {FILTERS.map(([name, filter]) => (
        <button
          type="button"
          key={name}
          class="chip"
          aria-pressed={query.value === filter}
          onClick={() => {
            query.value = filter;
          }}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        class="chip"
        aria-pressed={recordRows.value === 'json'}
        title="Show each record as in the trace file"
        onClick={() => {
          recordRows.value = recordRows.value === 'json' ? 'words' : 'json';
        }}
      >
        Raw
      </button>
    </div>
  );
}
