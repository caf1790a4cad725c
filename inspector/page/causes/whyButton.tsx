import { useInspector } from '../session/context.ts';

/** Asks why a fact happened. `fact`: its index among the facts of the line. */
export function WhyButton({ fact, text }: { readonly fact: number; readonly text: string }) {
  const inspector = useInspector();
  return (
    <button
      type="button"
      class="quiet why"
      aria-label={`Why: ${text}`}
      title="Why did this happen (y)"
      onClick={() => inspector.askWhy(fact)}
    >
      why?
    </button>
  );
}
