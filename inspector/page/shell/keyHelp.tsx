import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import { KEYS } from './keys.ts';

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

const keyLabel = (key: string): string =>
  key
    .split(/(?<=Shift)\+/)
    .map((part) => (part === ' ' ? texts.value.help.space : (KEY_NAMES[part] ?? part)))
    .join(' + ');

/** A dialog with all keyboard shortcuts and the query syntax. */
export function KeyHelp() {
  const { helpIsOpen } = useInspector();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = helpIsOpen.value;
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const { help, panels } = texts.value;
  const close = (): void => {
    helpIsOpen.value = false;
  };
  return (
    <dialog ref={dialog} class="key-help" aria-labelledby="key-help-title" onClose={close}>
      <header>
        <h2 id="key-help-title">{help.title}</h2>
        <button type="button" onClick={close}>
          {panels.close}
        </button>
      </header>
      {open ? <KeyGroups /> : undefined}
    </dialog>
  );
}

function KeyGroups() {
  const { help } = texts.value;
  return (
    <div class="key-groups">
      {KEYS.map(({ group, keys }) => (
        <section key={group}>
          <h3>{help.groups[group]}</h3>
          <dl>
            {keys.map(({ keys: names, does }) => (
              <div key={does}>
                <dt>
                  {names.length > 2 ? (
                    <kbd>{`${names[0]} – ${names.at(-1)}`}</kbd>
                  ) : (
                    names.map((name) => <kbd key={name}>{keyLabel(name)}</kbd>)
                  )}
                </dt>
                <dd>{help.keys[does]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3>{help.searchTitle}</h3>
        <p>
          {help.search.before}
          <code>state:block</code>, <code>guard:isDone=no</code>, <code>event:choose</code>,{' '}
          <code>card:"Aqua Hulcus"</code>, <code>rule:506</code>, <code>fact:shieldBroken</code>,{' '}
          <code>kind:decision</code>, <code>player:p1</code>
          {help.search.after}
          <code>-</code>
          {help.search.end}
        </p>
      </section>
    </div>
  );
}
