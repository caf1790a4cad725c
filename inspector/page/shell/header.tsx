import type { Signal } from '@preact/signals';
import { COPY_FORMS } from '../../messages.ts';
import { texts } from '../language/language.ts';
import { LanguageSwitch } from '../language/languageSwitch.tsx';
import { SymbolButton } from '../parts/symbolButton.tsx';
import { useInspector } from '../session/context.ts';
import { nextTheme, type Theme } from '../session/kept/theme.ts';
import type { LineState } from '../session/lineState.ts';
import type { PageControls } from './keys.ts';

export function Header({ page }: { readonly page: PageControls }) {
  const inspector = useInspector();
  const link = inspector.link.value;
  const { header, link: links } = texts.value;
  return (
    <header class="page-head">
      <h1>Taiki</h1>
      <span class={`link link-${link}`} role="status">
        {link === 'open' ? modeLabel(inspector.line.value) : links[link]}
      </span>
      <Lines />
      <div class="page-tools">
        <button type="button" title={header.openTitle} onClick={page.openFile}>
          {header.open}
        </button>
        <button type="button" title={header.saveTitle} onClick={page.saveFile}>
          {header.save}
        </button>
        <CopyAs />
        <ReceiverButton page={page} />
        <ThemeButton theme={page.theme} />
        <LanguageSwitch />
        <SymbolButton
          symbol="?"
          label={header.help}
          title={`${header.help} (?)`}
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
  const { link } = texts.value;
  if (info?.mode === 'read') return link.file;
  if (info?.paused !== undefined) return link.waits;
  return info?.ended === undefined ? link.open : link.ended;
}

const COPIES = ['link', ...COPY_FORMS] as const;

/** The shown moment as a link, a scenario, a record or a test. */
function CopyAs() {
  const inspector = useInspector();
  const offered = inspector.link.value === 'open' ? COPIES : COPIES.slice(0, 1);
  return (
    <select
      class="copy-as"
      aria-label={texts.value.header.copy}
      value=""
      onChange={({ currentTarget }) => {
        const form = COPIES.find((one) => one === currentTarget.value);
        currentTarget.value = '';
        if (form !== undefined) void inspector.copyAs(form, location);
      }}
    >
      <option value="">{texts.value.header.copyAs}</option>
      {offered.map((form) => (
        <option key={form} value={form}>
          {texts.value.header.copyTitles[form]}
        </option>
      ))}
    </select>
  );
}

/** Shown if `taiki inspect --xstate-inspect` was given the address of a receiver. */
function ReceiverButton({ page }: { readonly page: PageControls }) {
  const receiver = useInspector().hello.value?.receiver;
  return receiver === undefined ? null : (
    <button
      type="button"
      title={texts.value.header.openReceiver(receiver)}
      onClick={() => page.openReceiver(receiver)}
    >
      XState
    </button>
  );
}

function ThemeButton({ theme }: { readonly theme: Signal<Theme> }) {
  return (
    <button
      type="button"
      title={texts.value.header.themeTitle}
      onClick={() => {
        theme.value = nextTheme(theme.value);
      }}
    >
      {texts.value.header.theme(theme.value)}
    </button>
  );
}

function Lines() {
  const inspector = useInspector();
  return (
    <nav class="lines" aria-label={texts.value.header.lines}>
      {inspector.lines.value.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </nav>
  );
}

function Line({ line }: { readonly line: LineState }) {
  const inspector = useInspector();
  const { from } = line.info.value;
  const { header } = texts.value;
  return (
    <span class="line">
      <button
        type="button"
        class="line-name"
        aria-pressed={inspector.line.value === line}
        title={header.forked(line.label, from?.seq)}
        onClick={() => inspector.selectLine(line.id)}
      >
        {from === undefined ? '' : '↳ '}
        {line.label}
      </button>
      {inspector.lines.value.length === 1 || inspector.link.value === 'none' ? undefined : (
        <SymbolButton
          symbol="×"
          label={header.closeLine(line.id)}
          title={header.closeTitle}
          onPress={() => void inspector.closeLine(line)}
        />
      )}
    </span>
  );
}
