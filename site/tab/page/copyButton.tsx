import { useState } from 'preact/hooks';
import { messageOf } from '../../../server/page/duel/state.ts';
import { tabTexts } from '../language/tabLanguage.ts';

interface CopyProps {
  readonly label: string;
  readonly text: () => Promise<string | undefined>;
}

type Outcome = { readonly said: string } | { readonly text: string } | undefined;

async function copied(text: string | undefined): Promise<Outcome> {
  if (text === undefined) return undefined;
  try {
    await navigator.clipboard.writeText(text);
    return { said: tabTexts.value.tools.copied };
  } catch {
    // The browser allows no copying here: the text is shown instead.
    return { text };
  }
}

/** Copies a text, or shows it where the browser forbids that. */
export function CopyButton({ label, text }: CopyProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = () =>
    text()
      .then(copied)
      .catch((error: unknown): Outcome => ({ said: messageOf(error) }))
      .then(setOutcome);
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      {outcome !== undefined && 'said' in outcome ? <span role="status">{outcome.said}</span> : null}
      {outcome !== undefined && 'text' in outcome ? (
        <textarea
          readOnly
          rows={4}
          aria-label={label}
          value={outcome.text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
    </>
  );
}
