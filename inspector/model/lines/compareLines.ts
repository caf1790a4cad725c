import type { TraceReader } from '../reader.ts';
import { type LineDecision, lineDecisions } from './lineDecisions.ts';

/**
 * How the decisions of two lines beside each other differ. `same`: in nothing. `facts`: the same choice led to other facts. `choice`:
 * another choice. `other`: they are different decisions, or only one line has one.
 */
export type PairDifference = 'same' | 'facts' | 'choice' | 'other';

/** Two decisions beside each other. */
export interface DecisionPair {
  readonly left: LineDecision | undefined;
  readonly right: LineDecision | undefined;
  readonly difference: PairDifference;
}

export interface LineComparison {
  readonly pairs: readonly DecisionPair[];
  /** The index of the first pair that differs; undefined if the lines are the same. */
  readonly first: number | undefined;
}

/**
 * Aligns two lines by decision. Up to the first difference decisions are paired in order; from then on, within each turn, those that
 * ask the same player the same, as many as possible.
 */
export function compareLines(left: TraceReader, right: TraceReader): LineComparison {
  const [lefts, rights] = [lineDecisions(left), lineDecisions(right)];
  const pairs: DecisionPair[] = [];
  for (let at = 0; at < Math.min(lefts.length, rights.length); at++) {
    const pair = paired(lefts[at], rights[at]);
    if (pair.difference === 'other') break;
    pairs.push(pair);
    if (pair.difference === 'choice') break;
  }
  const from = pairs.length;
  pairs.push(...alignedByTurn(lefts.slice(from), rights.slice(from)));
  const first = pairs.findIndex(({ difference }) => difference !== 'same');
  return { pairs, first: first < 0 ? undefined : first };
}

function paired(left: LineDecision | undefined, right: LineDecision | undefined): DecisionPair {
  return { left, right, difference: differenceOf(left, right) };
}

function differenceOf(left: LineDecision | undefined, right: LineDecision | undefined): PairDifference {
  if (left === undefined || right === undefined || !asksTheSame(left, right)) return 'other';
  if (left.chose !== right.chose) return 'choice';
  const isSame =
    left.facts.length === right.facts.length &&
    left.facts.every(({ text }, at) => withoutIds(text) === withoutIds(right.facts[at]?.text ?? ''));
  return isSame ? 'same' : 'facts';
}

/** Once lines have parted, the same card may be another object. */
const withoutIds = (text: string): string => text.replace(/creature \d+/, 'creature');

const asksTheSame = (left: LineDecision, right: LineDecision): boolean =>
  left.turn === right.turn &&
  left.decision.player === right.decision.player &&
  left.decision.kind === right.decision.kind &&
  left.decision.prompt === right.decision.prompt;

function alignedByTurn(
  lefts: readonly LineDecision[],
  rights: readonly LineDecision[],
): readonly DecisionPair[] {
  const turns = new Set([...lefts, ...rights].map(({ turn }) => turn));
  const ofTurn = (turn: number) => (decision: LineDecision) => decision.turn === turn;
  return [...turns]
    .toSorted((one, other) => one - other)
    .flatMap((turn) => aligned(lefts.filter(ofTurn(turn)), rights.filter(ofTurn(turn))));
}

/** How much two decisions beside each other say: the same question, and the same answer to it. */
const gainOf = (left: LineDecision | undefined, right: LineDecision | undefined): number => {
  if (left === undefined || right === undefined || !asksTheSame(left, right)) return 0;
  return left.chose === right.chose ? 3 : 2;
};

/** The greatest gain of aligning what is left of two lists, by where each of them goes on. */
function gainTable(
  lefts: readonly LineDecision[],
  rights: readonly LineDecision[],
): (row: number, column: number) => number {
  const width = rights.length + 1;
  const table = new Uint32Array((lefts.length + 1) * width);
  const at = (row: number, column: number): number => table[row * width + column] ?? 0;
  for (let row = lefts.length - 1; row >= 0; row--)
    for (let column = rights.length - 1; column >= 0; column--) {
      const gain = gainOf(lefts[row], rights[column]);
      const matched = gain === 0 ? 0 : gain + at(row + 1, column + 1);
      table[row * width + column] = Math.max(matched, at(row + 1, column), at(row, column + 1));
    }
  return at;
}

/** The alignment of the greatest gain. What lies between two matches is put side by side. */
function aligned(lefts: readonly LineDecision[], rights: readonly LineDecision[]): readonly DecisionPair[] {
  const gainAt = gainTable(lefts, rights);
  const pairs: DecisionPair[] = [];
  let [row, column] = [0, 0];
  let unmatched = { lefts: row, rights: column };
  const closeGap = (): void => {
    pairs.push(...sideBySide(lefts.slice(unmatched.lefts, row), rights.slice(unmatched.rights, column)));
  };
  while (row < lefts.length && column < rights.length) {
    const gain = gainOf(lefts[row], rights[column]);
    if (gain > 0 && gainAt(row, column) === gain + gainAt(row + 1, column + 1)) {
      closeGap();
      pairs.push(paired(lefts[row], rights[column]));
      row++;
      column++;
      unmatched = { lefts: row, rights: column };
    } else if (gainAt(row, column) === gainAt(row + 1, column)) row++;
    else column++;
  }
  [row, column] = [lefts.length, rights.length];
  closeGap();
  return pairs;
}

const sideBySide = (
  lefts: readonly LineDecision[],
  rights: readonly LineDecision[],
): readonly DecisionPair[] =>
  Array.from({ length: Math.max(lefts.length, rights.length) }, (_, at) => ({
    left: lefts[at],
    right: rights[at],
    difference: 'other',
  }));
