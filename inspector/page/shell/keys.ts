import type { Signal } from '@preact/signals';
import { CHART_TABS, type Inspector, type PanelName } from '../session/inspector.ts';
import { nextTheme, type Theme } from '../session/kept/theme.ts';

export interface Key {
  /** Values of `KeyboardEvent.key`, prefixed with `Shift+` if Shift must be held. */
  readonly keys: readonly string[];
  readonly does: string;
  readonly act: (inspector: Inspector, page: PageControls) => void;
}

export interface PageControls {
  readonly theme: Signal<Theme>;
  /** Sizes of panels in pixels. */
  readonly sizes: { readonly right: Signal<number>; readonly below: Signal<number> };
  readonly openFile: () => void;
  readonly saveFile: () => void;
  readonly openReceiver: (address: string) => void;
  readonly document: Document;
}

const click = (page: PageControls, selector: string): void => {
  page.document.querySelector<HTMLElement>(selector)?.click();
};

/** Shows a panel and focuses an element in it. On a narrow screen the panel must be rendered first. */
const focusIn = (panel: PanelName, selector: string) => (inspector: Inspector, page: PageControls) => {
  inspector.panel.value = panel;
  if (panel === 'records' || panel === 'table') inspector.below.value = panel;
  const focus = (): boolean => {
    const elements = [...page.document.querySelectorAll<HTMLElement>(selector)];
    const element = elements.find((one) => one.checkVisibility()) ?? null;
    element?.focus();
    return element === page.document.activeElement;
  };
  if (!focus()) requestAnimationFrame(focus);
};

const focusFirstDifference = ({ document }: PageControls): void =>
  document.querySelector<HTMLElement>('[data-first] + .compared-pair .compared-jump')?.focus();

/** Every keyboard shortcut, by group. */
export const KEYS: readonly { readonly group: string; readonly keys: readonly Key[] }[] = [
  {
    group: 'Navigation',
    keys: [
      {
        keys: ['ArrowRight'],
        does: 'microstep forward',
        act: (inspector) => inspector.step('microstep', 'forward'),
      },
      {
        keys: ['ArrowLeft'],
        does: 'microstep back',
        act: (inspector) => inspector.step('microstep', 'back'),
      },
      {
        keys: ['Shift+ArrowRight'],
        does: 'step forward',
        act: (inspector) => inspector.step('step', 'forward'),
      },
      { keys: ['Shift+ArrowLeft'], does: 'step back', act: (inspector) => inspector.step('step', 'back') },
      { keys: ['n'], does: 'next decision', act: (inspector) => inspector.step('decision', 'forward') },
      { keys: ['p'], does: 'previous decision', act: (inspector) => inspector.step('decision', 'back') },
      { keys: ['u'], does: 'next turn', act: (inspector) => inspector.step('turn', 'forward') },
      { keys: ['Shift+U'], does: 'previous turn', act: (inspector) => inspector.step('turn', 'back') },
      { keys: ['j'], does: 'next attack', act: (inspector) => inspector.step('attack', 'forward') },
      { keys: ['Shift+J'], does: 'previous attack', act: (inspector) => inspector.step('attack', 'back') },
      {
        keys: ['z'],
        does: 'zoom into the timeline; so does the wheel, with Shift it moves',
        act: (_, page) => click(page, '[data-command="timeline-in"]'),
      },
      {
        keys: ['Shift+Z'],
        does: 'zoom out of the timeline',
        act: (_, page) => click(page, '[data-command="timeline-out"]'),
      },
      {
        keys: ['<', 'Shift+<'],
        does: 'move the zoomed timeline back',
        act: (_, page) => click(page, '[data-command="timeline-left"]'),
      },
      {
        keys: ['>', 'Shift+>'],
        does: 'move the zoomed timeline on',
        act: (_, page) => click(page, '[data-command="timeline-right"]'),
      },
      {
        keys: ['Shift+E'],
        does: 'run to the end of this effect',
        act: (inspector) => inspector.runToEndOf('effect'),
      },
      {
        keys: ['Shift+A'],
        does: 'run to the end of this attack',
        act: (inspector) => inspector.runToEndOf('attack'),
      },
      {
        keys: ['Shift+T'],
        does: 'run to the end of this turn',
        act: (inspector) => inspector.runToEndOf('turn'),
      },
      { keys: ['Shift+B'], does: 'bookmark this moment', act: focusIn('records', '#bookmark') },
      { keys: ['.'], does: 'next record', act: (inspector) => inspector.step('record', 'forward') },
      { keys: [','], does: 'previous record', act: (inspector) => inspector.step('record', 'back') },
      {
        keys: ['Shift+PageDown'],
        does: 'a hundred microsteps forward',
        act: (inspector) => inspector.step('microstep', 'forward', 100),
      },
      {
        keys: ['Shift+PageUp'],
        does: 'a hundred microsteps back',
        act: (inspector) => inspector.step('microstep', 'back', 100),
      },
      { keys: ['Home'], does: 'first record', act: (inspector) => inspector.seekToEnd('back') },
      { keys: ['End'], does: 'last record', act: (inspector) => inspector.seekToEnd('forward') },
      { keys: [' '], does: 'play or stop', act: (inspector) => inspector.togglePlay('microstep') },
      { keys: ['l'], does: 'follow the live duel', act: (inspector) => inspector.follow() },
    ],
  },
  {
    group: 'Search, breakpoints and causes',
    keys: [
      { keys: ['/'], does: 'search', act: focusIn('records', '#search') },
      { keys: ['g'], does: 'next search result', act: (inspector) => inspector.findNext('forward') },
      { keys: ['Shift+G'], does: 'previous search result', act: (inspector) => inspector.findNext('back') },
      { keys: ['b'], does: 'new breakpoint', act: focusIn('records', '#breakpoint') },
      {
        keys: ['r'],
        does: 'run forward to a breakpoint',
        act: (inspector) => inspector.runToBreakpoint('forward'),
      },
      {
        keys: ['Shift+R'],
        does: 'run back to a breakpoint',
        act: (inspector) => inspector.runToBreakpoint('back'),
      },
      {
        keys: ['y'],
        does: 'why did the last fact happen; again to close',
        act: (inspector) => inspector.toggleWhy(),
      },
      { keys: [']'], does: 'to its cause', act: (inspector) => inspector.walkCauses('back') },
      { keys: ['['], does: 'to its effect', act: (inspector) => inspector.walkCauses('forward') },
      { keys: ['w'], does: 'search the why-not list', act: focusIn('decision', '#why-not-search') },
    ],
  },
  {
    group: 'Decisions',
    keys: [
      {
        keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
        does: 'pick an option',
        act: () => undefined,
      },
      { keys: ['Enter'], does: 'submit the picked options', act: (_, page) => click(page, '.send .primary') },
      { keys: ['k'], does: 'fork here', act: (inspector) => void inspector.fork() },
      {
        keys: ['a'],
        does: 'let the agent answer once',
        act: (inspector) => void inspector.playAgents('decision'),
      },
      {
        keys: ['Tab'],
        does: 'move between controls; arrow keys move between cards and states',
        act: () => undefined,
      },
    ],
  },
  {
    group: 'View',
    keys: [
      {
        keys: ['c'],
        does: 'next chart: map, duel, standby actor, sequence, two lines',
        act: (inspector) => {
          const next = (CHART_TABS.indexOf(inspector.chart.value) + 1) % CHART_TABS.length;
          inspector.chart.value = CHART_TABS[next] ?? 'map';
          inspector.panel.value = 'chart';
        },
      },
      {
        keys: ['f'],
        does: 'keep the active state in view',
        act: (inspector) => {
          inspector.followActive.value = !inspector.followActive.value;
        },
      },
      { keys: ['+', '='], does: 'zoom in', act: (_, page) => click(page, '[data-command="zoom-in"]') },
      { keys: ['-'], does: 'zoom out', act: (_, page) => click(page, '[data-command="zoom-out"]') },
      {
        keys: ['0'],
        does: 'fit the whole chart',
        act: (_, page) => click(page, '[data-command="zoom-fit"]'),
      },
      {
        keys: ['x'],
        does: 'collapse or expand the selected state',
        act: (inspector) => inspector.toggleSelectedState(),
      },
      {
        keys: ['m'],
        does: 'show chart and table, chart only, table only',
        act: (inspector) => {
          const { value } = inspector.middle;
          inspector.middle.value = value === 'both' ? 'chart' : value === 'chart' ? 'table' : 'both';
        },
      },
      { keys: ['t'], does: 'go to the table', act: focusIn('table', '.board .card') },
      {
        keys: ['v'],
        does: 'seen by: both, p1, p2',
        act: (inspector) => {
          const { value } = inspector.viewer;
          inspector.viewer.value = value === 'both' ? 'p1' : value === 'p1' ? 'p2' : 'both';
        },
      },
      {
        keys: ['d'],
        does: 'theme: system, light, dark',
        act: (_, { theme }) => {
          theme.value = nextTheme(theme.value);
        },
      },
      {
        keys: ['o'],
        does: 'open or close the record',
        act: (inspector) => {
          if (inspector.recordIsOpen.value) inspector.recordIsOpen.value = false;
          else inspector.openRecord();
        },
      },
      {
        keys: ['s'],
        does: 'two lines side by side; arrow keys move between decisions',
        act: (inspector, page) => {
          inspector.compareLines();
          requestAnimationFrame(() => focusFirstDifference(page));
        },
      },
      { keys: ['Shift+L'], does: 'next line', act: (inspector) => inspector.selectNextLine() },
    ],
  },
  {
    group: 'Files and help',
    keys: [
      { keys: ['i'], does: 'open a trace, a record or a position', act: (_, page) => page.openFile() },
      { keys: ['e'], does: 'save the trace', act: (_, page) => page.saveFile() },
      { keys: ['Escape'], does: 'close a panel', act: (inspector) => inspector.closePanel() },
      {
        keys: ['?'],
        does: 'show or hide this help',
        act: (inspector) => {
          inspector.helpIsOpen.value = !inspector.helpIsOpen.value;
        },
      },
    ],
  },
];

const byName = new Map(
  KEYS.flatMap(({ keys }) => keys.flatMap((key) => key.keys.map((name) => [name, key] as const))),
);

/** Letters are upper case when Shift is held; other keys need the prefix. */
const nameOf = ({ key, shiftKey }: KeyboardEvent): string =>
  shiftKey && (key.length > 1 || /[A-Z]/.test(key)) ? `Shift+${key}` : key;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type="checkbox"]):not([type="range"]), select, textarea') ||
    target.isContentEditable);

const ACTIVATION_KEYS: ReadonlySet<string> = new Set([' ', 'Enter']);

/** Whether the focused element handles this key itself. */
function isHandledByFocus({ target, key }: KeyboardEvent): boolean {
  if (isTyping(target)) return true;
  if (!(target instanceof Element)) return false;
  if (ACTIVATION_KEYS.has(key))
    return target.closest('button, summary, a, label, [role="button"], [role="option"]') !== null;
  return target.matches('input[type="range"]') && /^(Arrow|Home|End|Page)/.test(key);
}

/** By default Escape clears a search field. */
function leaveField(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.target.blur();
}

/** Handles a key pressed anywhere in the page. */
export function handleKey(event: KeyboardEvent, inspector: Inspector, page: PageControls): void {
  if (event.key === 'Escape' && isTyping(event.target)) {
    leaveField(event);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isHandledByFocus(event)) return;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : undefined;
  const key = byName.get(nameOf(event));
  if (key === undefined || event.key === 'Tab') return;
  event.preventDefault();
  if (digit === undefined) key.act(inspector, page);
  else pickOption(inspector, digit);
}

function pickOption(inspector: Inspector, index: number): void {
  const { decision } = inspector.moment.value;
  if (decision === undefined || index >= decision.options.length) return;
  inspector.picked.toggle(index);
}
