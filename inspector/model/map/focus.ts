import type { DrawnStandby } from '../../trace.ts';
import type { Moment } from '../moment.ts';
import { ENGLISH } from '../telling/english.ts';
import type { Telling } from '../telling/telling.ts';
import { activeWindow, type Waiting, waitingIn } from './mapShapes.ts';
import { activeAsShown, type MapCell, type MapFrame, parentOf, shownAs, type TurnMap } from './turnMap.ts';

/** A step in its row. */
export interface FocusPill {
  readonly id: string;
  readonly label: string;
  readonly rule: string;
  readonly isActive: boolean;
}

/** A state of the active step. `isActive`: the active state itself. */
export interface FocusState {
  readonly id: string;
  readonly label: string;
  readonly isActive: boolean;
}

/** A cell of a window, with what waits in it. `acts`: its player declares or resolves now. */
export interface FocusCell extends Pick<MapCell, 'id' | 'side' | 'does'> {
  readonly label: string;
  readonly acts: boolean;
  readonly waiting: readonly Waiting[];
}

/** The window of a step. `returned`: the effect that resolved was of NAP, and it is the turn of AP again (101.4c). */
export interface FocusWindow {
  readonly arbiter: FocusState;
  readonly cells: readonly FocusCell[];
  readonly returned: boolean;
}

/** A step with its states and its window. `inside`: the steps within it. */
export interface FocusStep {
  readonly id: string;
  readonly label: string;
  readonly rule: string;
  readonly states: readonly FocusState[];
  readonly window: FocusWindow | undefined;
  readonly inside: readonly (FocusPill & { readonly step: FocusStep | undefined })[];
}

/** The active step and, for each step around it, the row that it stands in. */
export interface Focus {
  readonly rows: readonly (readonly FocusPill[])[];
  /** Undefined outside of the turn. */
  readonly step: FocusStep | undefined;
  /** The name of the active state. */
  readonly active: string;
}

/** The part of a map that is active: its step in full, the other steps by name. */
export function focusOf(map: TurnMap, moment: Moment, telling: Telling = ENGLISH): Focus {
  const active = activeAsShown(map, moment.active.duel);
  const steps = map.frames.filter(({ look }) => look !== 'group');
  const childrenOf = (id: string): readonly MapFrame[] =>
    steps.filter(
      (step, index) => parentOf(step.id) === id && steps.findIndex((other) => other.id === step.id) === index,
    );
  const isRow = ({ id }: MapFrame): boolean => steps.some((step) => step.look === 'chip' && step.id === id);
  const around = steps.filter(
    (step) => step.look === 'frame' && (isRow(step) || parentOf(parentOf(step.id)) === ''),
  );
  const activeRows = around.filter(({ id }) => active.includes(id));
  const rows = activeRows.length === 0 ? around.slice(0, 1) : activeRows;
  const pill = ({ id, label, rule }: MapFrame): FocusPill => ({
    id,
    label,
    rule,
    isActive: active.includes(id),
  });
  const stepOf = (frame: MapFrame): FocusStep => ({
    id: frame.id,
    label: frame.label,
    rule: frame.rule,
    states: statesOf(map, moment, frame.id, childrenOf(frame.id), telling),
    window: windowOf(map, moment, frame.id, telling),
    inside: childrenOf(frame.id).map((child) => ({
      ...pill(child),
      step: active.includes(child.id) ? stepOf(child) : undefined,
    })),
  });
  const current = rows
    .flatMap(({ id }) => childrenOf(id))
    .findLast((step) => active.includes(step.id) && !isRow(step));
  return {
    rows: rows.map(({ id }) => childrenOf(id).map(pill)),
    step: current === undefined ? undefined : stepOf(current),
    active: telling.state(moment.active.duel.at(-1)?.split('.').at(-1) ?? ''),
  };
}

/** The plain states of a step, each with the state that groups it. */
function statesOf(
  map: TurnMap,
  moment: Moment,
  step: string,
  inside: readonly MapFrame[],
  telling: Telling,
): readonly FocusState[] {
  const leaf = shownAs(map, moment.active.duel.at(-1) ?? '');
  return map.dots
    .filter(({ id }) => id.startsWith(`${step}.`))
    .filter(({ id }) => !inside.some((child) => id.startsWith(`${child.id}.`)))
    .map(({ id }) => ({
      id,
      label: id
        .slice(step.length + 1)
        .split('.')
        .map(telling.state)
        .join(': '),
      isActive: id === leaf,
    }));
}

function windowOf(
  map: TurnMap,
  { active, standby }: Moment,
  step: string,
  telling: Telling,
): FocusWindow | undefined {
  const window = map.windows.find(({ id }) => id === step);
  if (window === undefined) return undefined;
  const leaf = shownAs(map, active.duel.at(-1) ?? '');
  const here: DrawnStandby | undefined =
    activeWindow(map, activeAsShown(map, active.duel)) === step ? standby : undefined;
  return {
    arbiter: { id: window.arbiter.id, label: telling.window.arbiter, isActive: window.arbiter.id === leaf },
    cells: window.cells.map(({ id, side, does }) => ({
      id,
      side,
      does,
      label: telling.window.cell(side, does),
      acts: id === leaf,
      waiting: here === undefined ? [] : waitingIn(here, { side, does }, telling),
    })),
    returned: here?.next?.returned ?? false,
  };
}
