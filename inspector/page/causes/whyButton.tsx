import { texts } from '../language/language.ts';
/** Asks why something happened. */
export const WhyButton = ({ text, onAsk }: { readonly text: string; readonly onAsk: () => void }) => (
  <button
    type="button"
    class="quiet why"
    aria-label={texts.value.causes.whyAbout(text)}
    title={texts.value.causes.whyTitle}
    onClick={onAsk}
  >
    {texts.value.causes.why}
  </button>
);
