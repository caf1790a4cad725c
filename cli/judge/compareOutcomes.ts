import {
  differingEnds,
  type EndDifferences,
  endDifferences,
  linesInSteps,
  type NarrationLine,
  type Outcome,
  sharedLines,
} from 'taiki/rulings';
import type { Host } from '../host.ts';
import { printNarration } from '../printed/narration.ts';
import { columnsOf, wrapped } from '../printed/wrapped.ts';
import type { JudgingTexts } from '../speech/judgingTexts.ts';

/** One side of a comparison. */
export interface Side {
  readonly name: string;
  readonly outcome: Outcome;
}

const GAP = ' │ ';

const textOf = ({ label, text, rule }: NarrationLine): string =>
  `${label === '' ? '' : `${label}: `}${text}${rule === undefined ? '' : ` (${rule})`}`;

/** Shows two outcomes: what they share, then the rest side by side, then how their ends differ. */
export function compareOutcomes(
  host: Host,
  [left, right]: readonly [Side, Side],
  form: 'text' | 'json',
  texts: JudgingTexts,
): void {
  const shared = sharedLines(left.outcome.lines, right.outcome.lines);
  const differences = endDifferences([left.outcome, right.outcome], texts.narration);
  if (form === 'json') {
    const dataOf = ({ name, outcome }: Side) => ({ name, orders: outcome.orders, lines: outcome.lines });
    host.print(
      JSON.stringify({ left: dataOf(left), right: dataOf(right), shared, differences }, undefined, 2),
    );
    return;
  }
  printNarration(host, left.outcome.lines.slice(0, shared));
  printColumns(host, [left.name], [right.name], 'bold');
  const steps = [left, right].map(({ outcome }) => linesInSteps(outcome.lines.slice(shared)));
  const [ours = [], theirs = []] = steps;
  for (let index = 0; index < Math.max(ours.length, theirs.length); index++)
    printColumns(host, (ours[index] ?? []).map(textOf), (theirs[index] ?? []).map(textOf), 'plain');
  printEnds(host, differences, texts);
}

function printEnds({ print, palette }: Host, differences: EndDifferences, texts: JudgingTexts): void {
  print('');
  const ends = differingEnds(differences, texts.narration);
  if (ends.length === 0) {
    print(palette.green(texts.bothEndTheSame));
    return;
  }
  print(palette.bold(texts.endsDiffer));
  for (const { what, each } of ends) print(`   ${texts.end(what, each)}`);
}

function printColumns(
  { print, palette, columns }: Host,
  left: readonly string[],
  right: readonly string[],
  style: 'bold' | 'plain',
): void {
  const width = Math.floor((columns - GAP.length) / 2);
  const folded = (lines: readonly string[]) => lines.flatMap((line) => wrapped(line, width));
  const [ours, theirs] = [folded(left), folded(right)];
  print(palette.dim('─'.repeat(columns)));
  for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
    const own = ours[index] ?? '';
    const line =
      `${own}${' '.repeat(Math.max(0, width - columnsOf(own)))}${GAP}${theirs[index] ?? ''}`.trimEnd();
    print(style === 'bold' ? palette.bold(line) : line);
  }
}
