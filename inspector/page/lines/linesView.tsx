import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { compareLines, type LineComparison } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import type { LineState } from '../session/lineState.ts';
import { linesToCompare } from './comparedLines.ts';
import { ComparedPair } from './comparedPair.tsx';
import { LineSelects } from './lineSelects.tsx';
import { moveBetweenCells } from './moveBetweenCells.ts';

/** Two lines beside each other, aligned by decision. */
export function LinesView() {
  const inspector = useInspector();
  const lines = inspector.lines.value;
  const pair = linesToCompare(lines, inspector.line.value, inspector.compared.value);
  const left = lines.find(({ id }) => id === pair?.left);
  const right = lines.find(({ id }) => id === pair?.right);
  if (left === undefined || right === undefined) return <p class="nothing">{texts.value.lines.one}</p>;
  return (
    <div class="two-lines">
      <LineSelects left={left} right={right} />
      <Columns key={`${left.id} ${right.id}`} left={left} right={right} />
    </div>
  );
}

/** How many equal decisions are shown before the first difference, and how many pairs are shown at once. */
const CONTEXT = 2;
const PAGE = 120;

interface ColumnsProps {
  readonly left: LineState;
  readonly right: LineState;
}

function Columns({ left, right }: ColumnsProps) {
  const inspector = useInspector();
  const isWhole = useSignal(false);
  const limit = useSignal(PAGE);
  const comparison = useMemo(
    () => compareLines(left.reader, right.reader),
    [left, right, left.length.value, right.length.value],
  );
  const { pairs, first } = comparison;
  const begin = isWhole.value ? 0 : Math.max(0, (first ?? pairs.length) - CONTEXT);
  const shown = pairs.slice(begin, begin + limit.value);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.querySelector('[data-first]')?.scrollIntoView({ block: 'center' });
  }, []);
  const here = { left: decisionAt(left), right: decisionAt(right) };
  return (
    <div
      class="compared"
      ref={box}
      role="group"
      aria-label={texts.value.lines.group}
      onKeyDown={moveBetweenCells}
    >
      <Summary comparison={comparison} />
      {begin === 0 ? undefined : (
        <QuietButton
          label={texts.value.lines.showBefore(begin)}
          onClick={() => {
            isWhole.value = true;
            limit.value += begin;
          }}
        />
      )}
      {shown.map((pair, offset) => (
        <ComparedPair
          key={`${pair.left?.seq} ${pair.right?.seq}`}
          pair={pair}
          turn={turnHeading(pair, shown[offset - 1])}
          mark={begin + offset === first ? 'first' : undefined}
          hereLeft={pair.left !== undefined && pair.left.seq === here.left}
          hereRight={pair.right !== undefined && pair.right.seq === here.right}
          shownSide={inspector.line.value === left ? 'left' : 'right'}
          onJump={(side, seq) => inspector.jumpInLine({ left: left.id, right: right.id }, side, seq)}
        />
      ))}
      {begin + shown.length >= pairs.length ? undefined : (
        <QuietButton
          label={texts.value.lines.showMore(Math.min(PAGE, pairs.length - begin - shown.length))}
          onClick={() => {
            limit.value += PAGE;
          }}
        />
      )}
    </div>
  );
}

interface QuietButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

const QuietButton = ({ label, onClick }: QuietButtonProps) => (
  <button type="button" class="quiet" onClick={onClick}>
    {label}
  </button>
);

/** The record of the last decision at the moment of a line. */
const decisionAt = ({ reader, position }: LineState): number =>
  reader.stop(position.value + 1, 'decision', 'back');

function turnHeading(
  pair: LineComparison['pairs'][number],
  before: LineComparison['pairs'][number] | undefined,
): number | undefined {
  const turnOf = (one: typeof before): number | undefined => (one?.left ?? one?.right)?.turn;
  return turnOf(pair) === turnOf(before) ? undefined : turnOf(pair);
}

function Summary({ comparison: { pairs, first } }: { readonly comparison: LineComparison }) {
  if (first === undefined) return <p class="compared-summary">{texts.value.lines.allSame(pairs.length)}</p>;
  const { left, right, difference } = pairs[first] ?? {};
  const { firstIs } = texts.value.lines;
  return (
    <p class="compared-summary">
      {firstIs.before}
      <b>{firstIs.what(difference)}</b>
      {firstIs.after((left ?? right)?.decision.id, (left ?? right)?.turn, first)}
    </p>
  );
}
