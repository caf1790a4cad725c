import type { Signal } from '@preact/signals';
import { COPY_FORMS } from '../../messages.ts';
import { SymbolButton } from '../parts/symbolButton.tsx';
import { useInspector } from '../session/context.ts';
import { COPY_TITLES, type Link } from '../session/inspector.ts';
import { nextTheme, type Theme } from '../session/kept/theme.ts';
import type { LineState } from '../session/lineState.ts';
import type { PageControls } from './keys.ts';

const LINK_LABELS: { readonly [L in Link]: string } = {
  connecting: 'connecting…',
  open: 'live',
  lost: 'connection lost, retrying',
  none: 'from disk',
};

export function Header({ page }: { readonly page: PageControls }) {
  const inspector = useInspector();
  const link = inspector.link.value;
  return (
    <header class="page-head">
      <h1>Taiki</h1>
      <span class={`link link-${link}`} role="status">
        {link === 'open' ? modeLabel(inspector.line.value) : LINK_LABELS[link]}
      </span>
      <Lines />
      <div class="page-tools">
        <button type="button" title="Open a trace or a record (i)" onClick={page.openFile}>
          Open
        </button>
        <button type="button" title="Save the trace of this line (e)" onClick={page.saveFile}>
          Save
        </button>
        <CopyAs />
        <ReceiverButton page={page} />
        <ThemeButton theme={page.theme} />
        <SymbolButton
          symbol="?"
          label="Keyboard shortcuts and help"
          title="Keyboard shortcuts and help (?)"
          onPress={() => {
            inspector.helpIsOpen.value = true;
          }}
        />
      </div>
    </header>
  );
}

/** A file does not change, and a program that has ended does not play on. */
function modeLabel(line: LineState | undefined): string {
  const info = line?.info.value;
  if (info?.mode === 'read') return 'file';
  if (info?.paused !== undefined) return 'waits';
  return info?.ended === undefined ? LINK_LABELS.open : 'ended';
}

const COPIES = ['link', ...COPY_FORMS] as const;

/** The shown moment as a link, a scenario, a record or a test. */
function CopyAs() {
  const inspector = useInspector();
  const offered = inspector.link.value === 'open' ? COPIES : COPIES.slice(0, 1);
  return (
    <select
      class="copy-as"
      aria-label="Copy this moment as"
      value=""
      onChange={({ currentTarget }) => {
        const form = COPIES.find((one) => one === currentTarget.value);
        currentTarget.value = '';
        if (form !== undefined) void inspector.copyAs(form, location);
      }}
    >
      <option value="">Copy as</option>
      {offered.map((form) => (
        <option key={form} value={form}>
          {form === 'link' ? 'Link' : COPY_TITLES[form]}
        </option>
      ))}
    </select>
  );
}

/** Shown if `taiki inspect --xstate-inspect` was given the address of a receiver. */
function ReceiverButton({ page }: { readonly page: PageControls }) {
  const receiver = useInspector().hello.value?.receiver;
  return receiver === undefined ? null : (
    <button type="button" title={`Open ${receiver}`} onClick={() => page.openReceiver(receiver)}>
      XState
    </button>
  );
}

const THEME_LABELS: { readonly [T in Theme]: string } = { system: 'Auto', light: 'Light', dark: 'Dark' };

function ThemeButton({ theme }: { readonly theme: Signal<Theme> }) {
  return (
    <button
      type="button"
      aria-label={`Theme: ${THEME_LABELS[theme.value]}`}
      title="Theme (d)"
      onClick={() => {
        theme.value = nextTheme(theme.value);
      }}
    >
      Theme: {THEME_LABELS[theme.value].toLowerCase()}
    </button>
  );
}

function Lines() {
  const inspector = useInspector();
  return (
    <nav class="lines" aria-label="Lines">
      {inspector.lines.value.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </nav>
  );
}

function Line({ line }: { readonly line: LineState }) {
  const inspector = useInspector();
  const { from } = line.info.value;
  const forked = from === undefined ? '' : `, forked at record ${from.seq}`;
  return (
    <span class="line">
      <button
        type="button"
        class="line-name"
        aria-pressed={inspector.line.value === line}
        title={`${line.label}${forked}`}
        onClick={() => inspector.selectLine(line.id)}
      >
        {from === undefined ? '' : '↳ '}
        {line.label}
      </button>
      {inspector.lines.value.length === 1 || inspector.link.value === 'none' ? undefined : (
        <SymbolButton
          symbol="×"
          label={`Close line ${line.id}`}
          title="Close this line"
          onPress={() => void inspector.closeLine(line)}
        />
      )}
    </span>
  );
}
