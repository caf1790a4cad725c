import { useEffect, useRef } from 'preact/hooks';
import { PanelFrame } from '../../core/page/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

/** What was made of the moment to be pasted elsewhere. It is on the clipboard if the browser allows that, and selected. */
export function CopyPanel() {
  const inspector = useInspector();
  const copied = inspector.copied.value;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (copied === undefined) return;
    area.current?.select();
    // Without permission the text is still selected.
    navigator.clipboard?.writeText(copied.text).catch(() => undefined);
  }, [copied]);
  if (copied === undefined) return undefined;
  return (
    <PanelFrame
      name="copy"
      title={texts.value.header.copyTitles[copied.form]}
      tools={
        <button
          type="button"
          onClick={() => {
            inspector.copied.value = undefined;
          }}
        >
          {texts.value.panels.close}
        </button>
      }
    >
      <div class="position-form">
        <textarea
          ref={area}
          aria-label={texts.value.copy.area}
          rows={8}
          readOnly
          spellcheck={false}
          value={copied.text}
        />
      </div>
    </PanelFrame>
  );
}
