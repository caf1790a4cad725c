import type { Signal } from '@preact/signals';
import { picking } from '../decision/picking.ts';
import type { Inspector, PanelName } from '../session/inspector.ts';
import { nextTheme, type Theme } from '../session/theme.ts';

export interface Key {
  /** As `KeyboardEvent.key` says it, with `Shift+` where it is held. */
  readonly keys: readonly string[];
  readonly does: string;
  readonly act: (inspector: Inspector, page: PageControls) => void;
}

export interface PageControls {
  readonly theme: Signal<Theme>;
  readonly openFile: () => void;
  readonly saveFile: () => void;
  readonly openReceiver: (address: string) => void;
  readonly document: Document;
}

const press = (page: PageControls, selector: string): void => {
  page.document.querySelector<HTMLElement>(selector)?.click();
};

/** On a narrow page the panel must be drawn before what is in it can be reached. */
const goTo = (panel: PanelName, selector: string) => (inspector: Inspector, page: PageControls) => {
  inspector.panel.value = panel;
  const reach = (): boolean => {
    const wanted = page.document.querySelector<HTMLElement>(selector);
    wanted?.focus();
    return wanted === page.document.activeElement;
  };
  if (!reach()) requestAnimationFrame(reach);
};

/** Every key of the page, by what it is for. */
export const KEYS: readonly { readonly group: string; readonly keys: readonly Key[] }[] = [
  {
    group: 'Time',
    keys: [
      { keys: ['ArrowRight'], does: 'microstep forward', act: (on) => on.step('microstep', 'forward') },
      { keys: ['ArrowLeft'], does: 'microstep back', act: (on) => on.step('microstep', 'back') },
      { keys: ['Shift+ArrowRight'], does: 'step forward', act: (on) => on.step('step', 'forward') },
      { keys: ['Shift+ArrowLeft'], does: 'step back', act: (on) => on.step('step', 'back') },
      { keys: ['n'], does: 'next decision', act: (on) => on.step('decision', 'forward') },
      { keys: ['p'], does: 'previous decision', act: (on) => on.step('decision', 'back') },
      { keys: ['.'], does: 'next record', act: (on) => on.step('record', 'forward') },
      { keys: [','], does: 'previous record', act: (on) => on.step('record', 'back') },
      {
        keys: ['Shift+PageDown'],
        does: 'a hundred microsteps forward',
        act: (on) => on.step('microstep', 'forward', 100),
      },
      {
        keys: ['Shift+PageUp'],
        does: 'a hundred microsteps back',
        act: (on) => on.step('microstep', 'back', 100),
      },
      { keys: ['Home'], does: 'to the beginning', act: (on) => on.toEnd('back') },
      { keys: ['End'], does: 'to the end', act: (on) => on.toEnd('forward') },
      { keys: [' '], does: 'play or stop', act: (on) => on.togglePlay('microstep') },
      { keys: ['l'], does: 'go along with the live duel', act: (on) => on.follow() },
    ],
  },
  {
    group: 'Looking for something',
    keys: [
      { keys: ['/'], does: 'search', act: goTo('records', '#search') },
      { keys: ['g'], does: 'next found record', act: (on) => on.findNext('forward') },
      { keys: ['Shift+G'], does: 'previous found record', act: (on) => on.findNext('back') },
      { keys: ['b'], does: 'new breakpoint', act: goTo('records', '#breakpoint') },
      { keys: ['r'], does: 'run on to a breakpoint', act: (on) => on.run('forward') },
      { keys: ['Shift+R'], does: 'run back to a breakpoint', act: (on) => on.run('back') },
      { keys: ['w'], does: 'why not: name a card or action', act: goTo('decision', '#why-not-search') },
    ],
  },
  {
    group: 'Deciding',
    keys: [
      {
        keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
        does: 'pick an option',
        act: () => undefined,
      },
      { keys: ['Enter'], does: 'choose what is picked', act: (_, page) => press(page, '.send .primary') },
      { keys: ['k'], does: 'fork here', act: (on) => void on.fork() },
      { keys: ['a'], does: 'the agent answers once', act: (on) => void on.letPlay('decision') },
      {
        keys: ['Tab'],
        does: 'to every part; arrow keys from card to card, from state to state',
        act: () => undefined,
      },
    ],
  },
  {
    group: 'Looking at something',
    keys: [
      {
        keys: ['c'],
        does: 'next chart: duel, standby actor, sequence',
        act: (on) => {
          const tabs = ['duel', 'standby', 'sequence'] as const;
          on.chart.value = tabs[(tabs.indexOf(on.chart.value) + 1) % tabs.length] ?? 'duel';
          on.panel.value = 'chart';
        },
      },
      {
        keys: ['f'],
        does: 'keep the active state in sight',
        act: (on) => {
          on.followActive.value = !on.followActive.value;
        },
      },
      { keys: ['+', '='], does: 'zoom in', act: (_, page) => press(page, '[data-command="zoom-in"]') },
      { keys: ['-'], does: 'zoom out', act: (_, page) => press(page, '[data-command="zoom-out"]') },
      { keys: ['0'], does: 'the whole chart', act: (_, page) => press(page, '[data-command="zoom-whole"]') },
      { keys: ['x'], does: 'close or open the state looked at', act: (on) => on.foldSelected() },
      {
        keys: ['m'],
        does: 'room for both, the chart, the table',
        act: (on) => {
          const { value } = on.middle;
          on.middle.value = value === 'both' ? 'chart' : value === 'chart' ? 'table' : 'both';
        },
      },
      { keys: ['t'], does: 'to the table', act: goTo('table', '.board .card') },
      {
        keys: ['v'],
        does: 'seen by both, p1, p2',
        act: (on) => {
          const { value } = on.viewer;
          on.viewer.value = value === 'both' ? 'p1' : value === 'p1' ? 'p2' : 'both';
        },
      },
      {
        keys: ['d'],
        does: 'theme: as the system has it, light, dark',
        act: (_, { theme }) => {
          theme.value = nextTheme(theme.value);
        },
      },
      { keys: ['Shift+L'], does: 'next line', act: (on) => on.selectNextLine() },
    ],
  },
  {
    group: 'Files and help',
    keys: [
      { keys: ['i'], does: 'open a trace or a record', act: (_, page) => page.openFile() },
      { keys: ['e'], does: 'save the trace', act: (_, page) => page.saveFile() },
      {
        keys: ['?'],
        does: 'this sheet',
        act: (on) => {
          on.helpIsOpen.value = !on.helpIsOpen.value;
        },
      },
    ],
  },
];

const byName = new Map(
  KEYS.flatMap(({ keys }) => keys.flatMap((key) => key.keys.map((name) => [name, key] as const))),
);

/** A letter says itself whether Shift is held; other keys do not. */
const nameOf = ({ key, shiftKey }: KeyboardEvent): string =>
  shiftKey && (key.length > 1 || /[A-Z]/.test(key)) ? `Shift+${key}` : key;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type="checkbox"]):not([type="range"]), select, textarea') ||
    target.isContentEditable);

const PRESSES: ReadonlySet<string> = new Set([' ', 'Enter']);

/** Whether the element that has the focus wants this key itself. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (isTyping(target)) return true;
  if (!(target instanceof Element)) return false;
  if (PRESSES.has(key))
    return target.closest('button, summary, a, label, [role="button"], [role="option"]') !== null;
  return target.matches('input[type="range"]') && /^(Arrow|Home|End|Page)/.test(key);
}

/** A search field would be emptied by Escape. */
function leaveField(event: KeyboardEvent): void {
  if (!isTyping(event.target) || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.target.blur();
}

/** Follows a key that was pressed anywhere in the page. */
export function followKey(event: KeyboardEvent, inspector: Inspector, page: PageControls): void {
  if (event.key === 'Escape') leaveField(event);
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
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
  inspector.picked.value = picking(inspector.picked.value, index, decision.max === 1 ? 'one' : 'several');
}
