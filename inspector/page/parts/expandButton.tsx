import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import type { Middle } from '../session/inspector.ts';

/** Expands one panel of the middle column to full height, or restores both. */
export function ExpandButton({ panel }: { readonly panel: Exclude<Middle, 'both'> }) {
  const { middle } = useInspector();
  const isExpanded = middle.value === panel;
  return (
    <button
      type="button"
      class="expand"
      aria-label={isExpanded ? texts.value.panels.both : texts.value.panels.expand(panel)}
      title={texts.value.panels.expandTitle}
      aria-pressed={isExpanded}
      onClick={() => {
        middle.value = isExpanded ? 'both' : panel;
      }}
    >
      ⤢
    </button>
  );
}
