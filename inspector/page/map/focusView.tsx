import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Focus, type FocusStep, type FocusWindow, focusOf, turnMap } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

/** Any width will do: what is shown here does not depend on where the map places it. */
const SHEET = 1000;

/** The active step of the map in full, with its window, below the other steps by name. */
export function FocusView() {
  const inspector = useInspector();
  const { map: words, panels, telling } = texts.value;
  const graph = inspector.line.value?.reader.header.charts.duel;
  const map = useMemo(
    () => (graph === undefined ? undefined : turnMap(graph, SHEET, telling)),
    [graph, telling],
  );
  const moment = inspector.moment.value;
  const follows = inspector.followActive.value;
  const area = useRef<HTMLElement>(null);
  const active = moment.active.duel.join(' ');
  useLayoutEffect(() => {
    if (follows) area.current?.querySelector('.focus-now')?.scrollIntoView({ block: 'nearest' });
  }, [active, map, follows]);
  if (map === undefined) return <p class="nothing">{panels.noDuel}</p>;
  const { rows, step, active: name } = focusOf(map, moment, telling);
  return (
    <section class="focus" aria-label={words.activeStep} ref={area}>
      {rows.map((row) => (
        <Row key={row[0]?.id} row={row} />
      ))}
      {step === undefined ? <p class="focus-now focus-outside">{name}</p> : <Step step={step} />}
    </section>
  );
}

function Row({ row }: { readonly row: Focus['rows'][number] }) {
  return (
    <ol class="focus-row">
      {row.map(({ id, label, rule, isActive }) => (
        <li key={id}>
          <StateButton id={id} look="pill" isWithin={isActive}>
            {label} <span class="focus-rule">{rule}</span>
          </StateButton>
        </li>
      ))}
    </ol>
  );
}

interface StateButtonProps {
  readonly id: string;
  readonly look: 'pill' | 'state' | 'cell';
  readonly isNow?: boolean;
  readonly isWithin?: boolean;
  readonly children: preact.ComponentChildren;
}

/** A state. It opens the full chart there. */
function StateButton({ id, look, isNow = false, isWithin = false, children }: StateButtonProps) {
  const inspector = useInspector();
  const marks = `${isNow ? ' focus-now' : ''}${isWithin ? ' focus-within' : ''}`;
  return (
    <button
      type="button"
      class={`focus-${look}${marks}`}
      data-state={id}
      aria-current={isNow || isWithin ? 'step' : undefined}
      onClick={() => inspector.openRoom(id)}
    >
      {children}
    </button>
  );
}

function Step({ step }: { readonly step: FocusStep }) {
  const { label, rule, states, window, inside } = step;
  return (
    <div class="focus-step" role="group" aria-label={label}>
      <h3>
        {label} <span class="focus-rule">{rule}</span>
      </h3>
      <div class="focus-parts">
        <ul class="focus-states">
          {states.map(({ id, label: name, isActive }) => (
            <li key={id}>
              <StateButton id={id} look="state" isNow={isActive}>
                {name}
              </StateButton>
            </li>
          ))}
        </ul>
        {window === undefined ? undefined : <Window window={window} />}
      </div>
      {inside.map((part) =>
        part.step === undefined ? (
          <Row key={part.id} row={[part]} />
        ) : (
          <Step key={part.id} step={part.step} />
        ),
      )}
    </div>
  );
}

/** 101.4. Who declares and resolves, in order. The way back to AP (101.4c) has a column of its own. */
function Window({ window: { arbiter, cells, returned } }: { readonly window: FocusWindow }) {
  const rowOf = (side: 'AP' | 'NAP'): number =>
    cells.findIndex((cell) => cell.side === side && cell.does === 'resolves') + 1;
  return (
    <div class="focus-window" role="group" aria-label={texts.value.map.window}>
      <StateButton id={arbiter.id} look="state" isNow={arbiter.isActive}>
        {arbiter.label}
      </StateButton>
      <div class="focus-cells">
        {cells.map(({ id, label, acts, waiting }) => (
          <StateButton key={id} id={id} look="cell" isNow={acts}>
            <b>{label}</b>
            {waiting.map(({ name, stage }, index) => (
              <span key={`${name} ${index}`} class="focus-waits">
                {stage === 'resolving' ? texts.value.map.now(name) : name}
              </span>
            ))}
          </StateButton>
        ))}
        {returned ? (
          <p class="focus-return" style={{ gridRow: `${rowOf('AP')} / ${rowOf('NAP') + 1}` }}>
            {texts.value.telling.window.back}
          </p>
        ) : undefined}
      </div>
    </div>
  );
}
