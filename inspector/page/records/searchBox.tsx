import { QUERY_FIELDS } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

export function SearchBox() {
  const inspector = useInspector();
  const { query, found, problem } = inspector.search.value;
  const { records } = texts.value;
  return (
    <div class="search">
      <div class="search-row">
        <input
          id="search"
          type="search"
          value={query}
          placeholder="state:block card:…"
          aria-label={records.search}
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
        <button type="button" aria-label={records.previous} onClick={() => inspector.findNext('back')}>
          ↑
        </button>
        <button type="button" aria-label={records.next} onClick={() => inspector.findNext('forward')}>
          ↓
        </button>
      </div>
      <Filters />
      <p
        id="search-result"
        class={problem === undefined ? 'search-result' : 'search-result problem'}
        role="status"
      >
        {problem ?? (found === undefined ? records.by(QUERY_FIELDS) : records.found(found.length))}
      </p>
    </div>
  );
}

const FILTERS = {
  all: '',
  microsteps: 'kind:microstep',
  guards: 'kind:guard',
  facts: 'kind:facts',
  decisions: 'kind:decision',
} as const;
const FILTER_NAMES = ['all', 'microsteps', 'guards', 'facts', 'decisions'] as const;

function Filters() {
  const { query, recordRows } = useInspector();
  const { records } = texts.value;
  return (
    <div class="filters" role="group" aria-label={records.showOnly}>
      {FILTER_NAMES.map((name) => (
        <button
          type="button"
          key={name}
          class="chip"
          aria-pressed={query.value === FILTERS[name]}
          onClick={() => {
            query.value = FILTERS[name];
          }}
        >
          {records.filters[name]}
        </button>
      ))}
      <button
        type="button"
        class="chip"
        aria-pressed={recordRows.value === 'json'}
        title={records.rawTitle}
        onClick={() => {
          recordRows.value = recordRows.value === 'json' ? 'words' : 'json';
        }}
      >
        {records.raw}
      </button>
    </div>
  );
}
