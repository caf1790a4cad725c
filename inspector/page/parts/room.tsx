import { useInspector } from '../session/context.ts';
import type { Middle } from '../session/inspector.ts';

/** Gives a panel of the middle all the room there, or gives it back. */
export function Room({ panel }: { readonly panel: Exclude<Middle, 'both'> }) {
  const { middle } = useInspector();
  const alone = middle.value === panel;
  return (
    <button
      type="button"
      class="room"
      aria-label={alone ? 'Show chart and table' : `Show the ${panel} alone`}
      title="Room (m)"
      aria-pressed={alone}
      onClick={() => {
        middle.value = alone ? 'both' : panel;
      }}
    >
      ⤢
    </button>
  );
}
