import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

/** Errors and notifications. */
export function Notices() {
  const inspector = useInspector();
  return (
    <div class="notices" role="status" aria-live="polite">
      {inspector.notices.shown.value.map(({ id, kind, text }) => (
        <p key={id} class={`notice notice-${kind}`}>
          <span>{text}</span>
          <button
            type="button"
            class="quiet"
            aria-label={texts.value.panels.dismiss}
            onClick={() => inspector.notices.dismiss(id)}
          >
            ×
          </button>
        </p>
      ))}
    </div>
  );
}
