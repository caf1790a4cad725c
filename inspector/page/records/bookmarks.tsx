import { useSignal } from '@preact/signals';
import { useInspector } from '../session/context.ts';

/** Moments with a note, kept with the trace. */
export function Bookmarks() {
  const inspector = useInspector();
  const note = useSignal('');
  const kept = inspector.line.value?.info.value.bookmarks ?? [];
  const add = (event: Event): void => {
    event.preventDefault();
    void inspector.bookmark(note.value);
    note.value = '';
  };
  return (
    <details class="bookmarks" open={kept.length > 0}>
      <summary>Bookmarks {kept.length === 0 ? '' : `(${kept.length})`}</summary>
      <form class="search-row" onSubmit={add}>
        <input
          id="bookmark"
          type="text"
          value={note.value}
          maxLength={500}
          placeholder="what is to see here"
          aria-label="Note"
          onInput={({ currentTarget }) => {
            note.value = currentTarget.value;
          }}
        />
        <button type="submit">Bookmark {Math.max(0, inspector.position.value)}</button>
      </form>
      <ul class="breakpoint-list">
        {kept.map(({ seq, note: text }) => (
          <li key={seq}>
            <button
              type="button"
              class="quiet"
              aria-label={`Go to bookmark ${seq}`}
              onClick={() => inspector.seek(seq)}
            >
              {seq}
            </button>
            <span class="bookmark-note">{text}</span>
            <button
              type="button"
              class="quiet"
              aria-label={`Remove the bookmark at ${seq}`}
              onClick={() => void inspector.removeBookmark(seq)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
