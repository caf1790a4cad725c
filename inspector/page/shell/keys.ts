import type { Signal } from '@preact/signals';
import type { PageTexts } from '../language/texts.ts';
import { CHART_TABS, type Inspector, type PanelName } from '../session/inspector.ts';
import { nextTheme, type Theme } from '../session/kept/theme.ts';

export interface Key {
  /** Values of `KeyboardEvent.key`, prefixed with `Shift+` if Shift must be held. */
  readonly keys: readonly string[];
  readonly does: keyof PageTexts['help']['keys'];
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
export const KEYS: readonly {
  readonly group: keyof PageTexts['help']['groups'];
  readonly keys: readonly Key[];
}[] = [
  {
    group: 'navigation',
    keys: [
      {
        keys: ['ArrowRight'],
        does: 'microstepForward',
        act: (inspector) => inspector.step('microstep', 'forward'),
      },
      {
        keys: ['ArrowLeft'],
        does: 'microstepBack',
        act: (inspector) => inspector.step('microstep', 'back'),
      },
      {
        keys: ['Shift+ArrowRight'],
        does: 'stepForward',
        act: (inspector) => inspector.step('step', 'forward'),
      },
      { keys: ['Shift+ArrowLeft'], does: 'stepBack', act: (inspector) => inspector.step('step', 'back') },
      { keys: ['n'], does: 'nextDecision', act: (inspector) => inspector.step('decision', 'forward') },
      { keys: ['p'], does: 'previousDecision', act: (inspector) => inspector.step('decision', 'back') },
      { keys: ['u'], does: 'nextTurn', act: (inspector) => inspector.step('turn', 'forward') },
      { keys: ['Shift+U'], does: 'previousTurn', act: (inspector) => inspector.step('turn', 'back') },
      { keys: ['j'], does: 'nextAttack', act: (inspector) => inspector.step('attack', 'forward') },
      { keys: ['Shift+J'], does: 'previousAttack', act: (inspector) => inspector.step('attack', 'back') },
      {
        keys: ['z'],
        does: 'zoomIn',
        act: (_, page) => click(page, '[data-command="timeline-in"]'),
      },
      {
        keys: ['Shift+Z'],
        does: 'zoomOut',
        act: (_, page) => click(page, '[data-command="timeline-out"]'),
      },
      {
        keys: ['<', 'Shift+<'],
        does: 'timelineBack',
        act: (_, page) => click(page, '[data-command="timeline-left"]'),
      },
      {
        keys: ['>', 'Shift+>'],
        does: 'timelineOn',
        act: (_, page) => click(page, '[data-command="timeline-right"]'),
      },
      {
        keys: ['Shift+E'],
        does: 'endOfEffect',
        act: (inspector) => inspector.runToEndOf('effect'),
      },
      {
        keys: ['Shift+A'],
        does: 'endOfAttack',
        act: (inspector) => inspector.runToEndOf('attack'),
      },
      {
        keys: ['Shift+T'],
        does: 'endOfTurn',
        act: (inspector) => inspector.runToEndOf('turn'),
      },
      { keys: ['Shift+B'], does: 'bookmark', act: focusIn('records', '#bookmark') },
      { keys: ['.'], does: 'nextRecord', act: (inspector) => inspector.step('record', 'forward') },
      { keys: [','], does: 'previousRecord', act: (inspector) => inspector.step('record', 'back') },
      {
        keys: ['Shift+PageDown'],
        does: 'hundredForward',
        act: (inspector) => inspector.step('microstep', 'forward', 100),
      },
      {
        keys: ['Shift+PageUp'],
        does: 'hundredBack',
        act: (inspector) => inspector.step('microstep', 'back', 100),
      },
      { keys: ['Home'], does: 'firstRecord', act: (inspector) => inspector.seekToEnd('back') },
      { keys: ['End'], does: 'lastRecord', act: (inspector) => inspector.seekToEnd('forward') },
      { keys: [' '], does: 'play', act: (inspector) => inspector.togglePlay('microstep') },
      { keys: ['l'], does: 'live', act: (inspector) => inspector.follow() },
    ],
  },
  {
    group: 'search',
    keys: [
      { keys: ['/'], does: 'search', act: focusIn('records', '#search') },
      { keys: ['g'], does: 'nextResult', act: (inspector) => inspector.findNext('forward') },
      { keys: ['Shift+G'], does: 'previousResult', act: (inspector) => inspector.findNext('back') },
      { keys: ['b'], does: 'breakpoint', act: focusIn('records', '#breakpoint') },
      {
        keys: ['r'],
        does: 'runForward',
        act: (inspector) => inspector.runToBreakpoint('forward'),
      },
      {
        keys: ['Shift+R'],
        does: 'runBack',
        act: (inspector) => inspector.runToBreakpoint('back'),
      },
      {
        keys: ['y'],
        does: 'why',
        act: (inspector) => inspector.toggleWhy(),
      },
      { keys: [']'], does: 'toCause', act: (inspector) => inspector.walkCauses('back') },
      { keys: ['['], does: 'toEffect', act: (inspector) => inspector.walkCauses('forward') },
      { keys: ['w'], does: 'whyNot', act: focusIn('decision', '#why-not-search') },
    ],
  },
  {
    group: 'decisions',
    keys: [
      {
        keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
        does: 'pick',
        act: () => undefined,
      },
      { keys: ['Enter'], does: 'submit', act: (_, page) => click(page, '.send .primary') },
      { keys: ['k'], does: 'fork', act: (inspector) => void inspector.fork() },
      {
        keys: ['a'],
        does: 'agent',
        act: (inspector) => void inspector.playAgents('decision'),
      },
      {
        keys: ['Tab'],
        does: 'tab',
        act: () => undefined,
      },
    ],
  },
  {
    group: 'view',
    keys: [
      {
        keys: ['c'],
        does: 'nextChart',
        act: (inspector) => {
          const next = (CHART_TABS.indexOf(inspector.chart.value) + 1) % CHART_TABS.length;
          inspector.chart.value = CHART_TABS[next] ?? 'map';
          inspector.panel.value = 'chart';
        },
      },
      {
        keys: ['f'],
        does: 'followActive',
        act: (inspector) => {
          inspector.followActive.value = !inspector.followActive.value;
        },
      },
      { keys: ['+', '='], does: 'chartIn', act: (_, page) => click(page, '[data-command="zoom-in"]') },
      { keys: ['-'], does: 'chartOut', act: (_, page) => click(page, '[data-command="zoom-out"]') },
      {
        keys: ['0'],
        does: 'fit',
        act: (_, page) => click(page, '[data-command="zoom-fit"]'),
      },
      {
        keys: ['x'],
        does: 'fold',
        act: (inspector) => inspector.toggleSelectedState(),
      },
      {
        keys: ['m'],
        does: 'middle',
        act: (inspector) => {
          const { value } = inspector.middle;
          inspector.middle.value = value === 'both' ? 'chart' : value === 'chart' ? 'table' : 'both';
        },
      },
      { keys: ['t'], does: 'table', act: focusIn('table', '.board .card') },
      {
        keys: ['v'],
        does: 'viewer',
        act: (inspector) => {
          const { value } = inspector.viewer;
          inspector.viewer.value = value === 'both' ? 'p1' : value === 'p1' ? 'p2' : 'both';
        },
      },
      {
        keys: ['d'],
        does: 'theme',
        act: (_, { theme }) => {
          theme.value = nextTheme(theme.value);
        },
      },
      {
        keys: ['o'],
        does: 'record',
        act: (inspector) => {
          if (inspector.recordIsOpen.value) inspector.recordIsOpen.value = false;
          else inspector.openRecord();
        },
      },
      {
        keys: ['s'],
        does: 'compare',
        act: (inspector, page) => {
          inspector.compareLines();
          requestAnimationFrame(() => focusFirstDifference(page));
        },
      },
      { keys: ['Shift+L'], does: 'nextLine', act: (inspector) => inspector.selectNextLine() },
    ],
  },
  {
    group: 'files',
    keys: [
      { keys: ['i'], does: 'open', act: (_, page) => page.openFile() },
      { keys: ['e'], does: 'save', act: (_, page) => page.saveFile() },
      { keys: ['Escape'], does: 'close', act: (inspector) => inspector.closePanel() },
      {
        keys: ['?'],
        does: 'help',
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
