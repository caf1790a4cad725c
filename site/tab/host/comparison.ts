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
export type ShownLine = Pick<NarrationLine, 'kind' | 'label' | 'text'> & {
  readonly rule: string | undefined;
  /** Whether it is the first one that tells something else than the first outcome does; in the first one, than the second. */
  readonly differs: boolean;
};

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

/** Puts outcomes side by side, under these names. */
export function comparisonOf(
  named: readonly { readonly name: string; readonly outcome: Outcome }[],
  isComplete: Judged['isComplete'],
): Comparison {
  const outcomes = named.map(({ outcome }) => outcome);
  const [first, second] = outcomes;
  const lines = first?.lines ?? [];
  const shared =
    outcomes.length < 2 ? 0 : Math.min(...outcomes.slice(1).map((one) => sharedLines(lines, one.lines)));
  const rests = outcomes.map((one) => untilEnd(one.lines.slice(shared)));
  const [ours = []] = rests;
  return {
    shared: lines.slice(0, shared),
    outcomes: named.map(({ name, outcome }, index) => {
      const rest = rests[index] ?? [];
      const differing = firstDifference(ours, rests[Math.max(1, index)] ?? ours)?.[index === 0 ? 0 : 1];
      return {
        name,
        lines: rest.map(({ kind, label, text, rule }, at) => ({
          kind,
          label,
          text,
          rule,
          differs: at === differing,
        })),
        asked: askedAtEnd(outcome),
      };
    }),
    ends: second === undefined ? [] : differingEnds(endDifferences(outcomes)),
    isComplete,
  };
}
