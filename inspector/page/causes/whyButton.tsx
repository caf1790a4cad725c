/** Asks why something happened. */
export const WhyButton = ({ text, onAsk }: { readonly text: string; readonly onAsk: () => void }) => (
  <button
    type="button"
    class="quiet why"
    aria-label={`Why: ${text}`}
    title="Why did this happen (y)"
    onClick={onAsk}
  >
    why?
  </button>
);
