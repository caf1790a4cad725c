import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { PanelFrame } from '../../core/page/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

/** The table at a moment as text. What is changed in it begins a duel on a line of its own. */
export function PositionPanel() {
  const inspector = useInspector();
  const position = inspector.changedPosition.value;
  return position === undefined ? undefined : (
    <Position key={position.request} text={position.text} seq={position.seq} />
  );
}

function Position({ text, seq }: { readonly text: string; readonly seq: number }) {
  const inspector = useInspector();
  const draft = useSignal(text);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const close = (): void => {
    inspector.changedPosition.value = undefined;
  };
  return (
    <PanelFrame
      name="position"
      title={texts.value.position.title(seq)}
      tools={
        <button type="button" onClick={close}>
          {texts.value.panels.close}
        </button>
      }
    >
      <form
        class="position-form"
        onSubmit={(event) => {
          event.preventDefault();
          void inspector.playChanged(draft.value);
        }}
      >
        <p class="muted">{texts.value.position.help}</p>
        <textarea
          ref={area}
          aria-label={texts.value.position.area}
          rows={12}
          spellcheck={false}
          value={draft.value}
          onInput={({ currentTarget }) => {
            draft.value = currentTarget.value;
          }}
        />
        <button type="submit" class="primary" disabled={draft.value === text}>
          {texts.value.position.play}
        </button>
      </form>
    </PanelFrame>
  );
}
