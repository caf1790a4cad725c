import { useSignal } from '@preact/signals';
import { texts } from '../language/language.ts';
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
      <summary>
        {texts.value.records.bookmarks} {kept.length === 0 ? '' : `(${kept.length})`}
      </summary>
      <form class="search-row" onSubmit={add}>
        <input
          id="bookmark"
          type="text"
          value={note.value}
          maxLength={500}
          placeholder={texts.value.records.notePlaceholder}
          aria-label={texts.value.records.note}
          onInput={({ currentTarget }) => {
            note.value = currentTarget.value;
          }}
        />
        <button type="submit">{texts.value.records.bookmark(Math.max(0, inspector.position.value))}</button>
      </form>
      <ul class="breakpoint-list">
        {kept.map(({ seq, note: text }) => (
          <li key={seq}>
            <button
              type="button"
              class="quiet"
              aria-label={texts.value.records.goToBookmark(seq)}
              onClick={() => inspector.seek(seq)}
            >
              {seq}
            </button>
            <span class="bookmark-note">{text}</span>
            <button
              type="button"
              class="quiet"
              aria-label={texts.value.records.removeBookmark(seq)}
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
