import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import type { LineState } from '../session/lineState.ts';

interface LineSelectsProps {
  readonly left: LineState;
  readonly right: LineState;
}

/** Which two lines are beside each other. */
export function LineSelects({ left, right }: LineSelectsProps) {
  const inspector = useInspector();
  return (
    <div class="line-selects">
      <LineSelect
        side="left"
        selected={left.id}
        onPick={(id) => {
          inspector.compared.value = { left: id, right: right.id };
        }}
      />
      <LineSelect
        side="right"
        selected={right.id}
        onPick={(id) => {
          inspector.compared.value = { left: left.id, right: id };
        }}
      />
    </div>
  );
}

interface LineSelectProps {
  readonly side: 'left' | 'right';
  readonly selected: number;
  readonly onPick: (id: number) => void;
}

function LineSelect({ side, selected, onPick }: LineSelectProps) {
  const lines = useInspector().lines.value;
  return (
    <label class="line-select">
      <span class="line-side" aria-hidden="true">
        {texts.value.lines.sides[side]}
      </span>
      <select
        aria-label={texts.value.lines.select[side]}
        title={lines.find(({ id }) => id === selected)?.label}
        value={String(selected)}
        onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
      >
        {lines.map((line) => (
          <option key={line.id} value={String(line.id)}>
            {line.id}: {line.label}
          </option>
        ))}
      </select>
    </label>
  );
}
