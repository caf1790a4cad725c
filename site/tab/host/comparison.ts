import {
  askedAtEnd,
  differingEnds,
  endDifferences,
  firstDifference,
  type Judged,
  type NarrationLine,
  type Outcome,
  sharedLines,
} from 'taiki/rulings';

/** A line that is shown. */
export interface ShownLine extends NarrationLine {
  /** Whether it is the first one that tells something else than the first outcome does; in the first one, than the second. */
  readonly differs: boolean;
}

/** What happens in one of several outcomes, from where they part. */
export interface ShownOutcome {
  readonly name: string;
  readonly lines: readonly ShownLine[];
  /** What is asked at its end: `p1 attack`, or `over, won by p1`. */
  readonly asked: string;
}

/** Outcomes side by side. */
export interface Comparison {
  /** What happens in all of them. */
  readonly shared: readonly NarrationLine[];
  readonly outcomes: readonly ShownOutcome[];
  /** How their ends differ; empty if they end the same. */
  readonly ends: readonly { readonly what: string; readonly each: readonly string[] }[];
  /** Whether there are more outcomes than are shown. */
  readonly isComplete: boolean;
}

const isEnd = ({ kind }: NarrationLine): boolean => kind === 'end';

/** Without the cards on the table at the end: what differs there is listed by itself. */
function untilEnd(lines: readonly NarrationLine[]): readonly NarrationLine[] {
  const end = lines.findLastIndex(isEnd);
  return end < 0 ? lines : lines.slice(0, end + 1);
}

const isSame = (one: NarrationLine | undefined, other: NarrationLine | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** How many lines all of them begin with. */
function commonStart([first = [], ...others]: readonly (readonly NarrationLine[])[]): number {
  let at = 0;
  while (at < first.length && others.every((lines) => isSame(lines[at], first[at]))) at++;
  return at;
}

/** Where outcomes part: the heading of that step is repeated in each, and the lines after it that are the same are not. */
function parted(all: readonly (readonly NarrationLine[])[]): {
  readonly shared: readonly NarrationLine[];
  readonly rests: readonly (readonly NarrationLine[])[];
} {
  const [first = [], ...others] = all;
  if (others.length === 0) return { shared: [], rests: [untilEnd(first)] };
  const step = Math.min(...others.map((lines) => sharedLines(first, lines)));
  const common = Math.max(step, commonStart(all));
  const heading = common === step ? [] : first.slice(step, step + 1);
  return {
    shared: first.slice(0, common),
    rests: all.map((lines) => [...heading, ...untilEnd(lines.slice(common))]),
  };
}

/** Puts outcomes side by side, under these names. */
export function comparisonOf(
  named: readonly { readonly name: string; readonly outcome: Outcome }[],
  isComplete: Judged['isComplete'],
): Comparison {
  const outcomes = named.map(({ outcome }) => outcome);
  const { shared, rests } = parted(outcomes.map(({ lines }) => lines));
  const [ours = []] = rests;
  const shownLines = (index: number): readonly ShownLine[] => {
    const differing = firstDifference(ours, rests[Math.max(1, index)] ?? ours)?.[index === 0 ? 0 : 1];
    return (rests[index] ?? []).map((line, at) => ({ ...line, differs: at === differing }));
  };
  return {
    shared,
    outcomes: named.map(({ name, outcome }, index) => ({
      name,
      lines: shownLines(index),
      asked: askedAtEnd(outcome),
    })),
    ends: outcomes.length < 2 ? [] : differingEnds(endDifferences(outcomes)),
    isComplete,
  };
}
