import type { Answer, Decision, DecisionKind } from '../../effects/state/reported/decisions.ts';
import { answersOf } from '../../engine/decisions/answers.ts';

/** What is searched. At all other decisions the greedy agent answers, in the search as at the table. */
export const SEARCHED: ReadonlySet<DecisionKind> = new Set(['charge', 'main', 'attack', 'block']);

/** Options of these kinds with the same label are equivalent. */
const BY_LABEL: ReadonlySet<DecisionKind> = new Set(['charge', 'main']);

const MAX_ANSWERS = 40;

/** A legal answer, with a key that is the same for the same answer in every sample. */
export interface Candidate {
  readonly key: string;
  readonly answer: Answer;
}

/** The legal answers to a decision, each once; the first of them if there are many. */
export function candidatesOf(decision: Decision): readonly Candidate[] {
  const byLabel = BY_LABEL.has(decision.kind);
  const found = new Map<string, Candidate>();
  for (const answer of answersOf(decision)) {
    if (found.size >= MAX_ANSWERS) break;
    const key = answer.map((index) => keyOf(decision, index, byLabel)).join(' & ');
    if (!found.has(key)) found.set(key, { key, answer });
  }
  return [...found.values()];
}

/** The key of an option: its label, and among options with the same label its place. */
function keyOf({ options }: Decision, index: number, byLabel: boolean): string {
  const label = options[index]?.label ?? '';
  if (byLabel) return label;
  const before = options.slice(0, index).filter((option) => option.label === label).length;
  return before === 0 ? label : `${label} (${before + 1})`;
}

/** What is asked, so that the same question can be found in a sample: the same answers are legal then. */
export const questionOf = ({ player, kind, options, min, max, limits }: Decision): string =>
  [player, kind, min, max, JSON.stringify(limits), ...options.map(({ label }) => label)].join('|');
